// happy-dom knows no Web Animations, which Svelte's transitions ask for.
Element.prototype.animate ??= () => ({ cancel() {}, finished: Promise.resolve(), onfinish: null }) as unknown as Animation;
