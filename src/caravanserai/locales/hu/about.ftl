# Szavak arról, amire az asztalon mutatnak, a segédlet szavai mellett.

about-now = Most lehetséges
about-not-now = Most nem: { $reason }

## Öt törzs

about-ends-here = Ha itt ér véget a lépés: { $does }
about-blue = Kék értékű lapka: az építőknél számít.
about-red = Piros értékű lapka: az építőknél nem számít.
about-price = { $price ->
    [E] A képesség költsége: 1 vén vagy 1 fakír
    [EE] A képesség költsége: 2 vén, vagy 1 vén és 1 fakír
    [F] A képesség költsége: 1 fakír
    [Fs] A képesség költsége: mezőnként 1 fakír
   *[none] A képesség mindig hat
}
about-djinn-of = Gazdája: { $name }
about-djinn-costs = Szent helyen: { five-tribes-djinn-price }
about-fakir = Segít az építőknek és az orgyilkosoknak, dzsinnekért és képességekért fizethetsz vele. Sorozatba nem tehető.
about-sets = 1, 2, 3 … különböző áru ára érmében: { $values }.
about-in-game = A játékban: { n-cards }
about-next = Aki elsőként játszik, az licitál elsőként a következő fordulóban.
about-points = Most ennyit mutatna a pontozólap.
about-camels-left = Maradt: { n-camels }
about-at-end = Pont a végén: { $how }

## Ali Baba

about-ban = Tiltás
about-face-down = Felfordul, amint semmi sem takarja.
# $n
about-unseen = { n-cave-tiles } van, amit még senki sem látott: ez az egyik.
about-set-values = 1, 2, 3 … ilyen kincs ennyi pontot ér: { $values }.
about-own-set = Nálad { $size } van: { n-points }
about-magic = Ennyit hozott eddig a varázslat.
about-treasures = Ennyit érnek a kincsek e paraván mögött.
about-treasures-hidden = A végén derül ki, mennyit érnek a kincsek e paraván mögött.
about-tiles = Lapkák a paraván mögött. Döntetlennél az nyer, akinek kevesebb van.
