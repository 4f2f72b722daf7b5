"""The HTTP application's parts: routes, what they depend on, files of the page, and how it says no."""
