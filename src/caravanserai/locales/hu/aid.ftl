# A segédlet: a kör röviden, a dzsinnek, a varázslatok. Minden sor a neve vagy a jele mellett áll.

aid-of = Segédlet · { $game }
aid-games = Játékok
aid-rules = Minden szabály
aid-print = Nyomtatás
aid-side = A segédlet oldala
aid-turn = A kör röviden
aid-djinns = Dzsinnek
aid-magic = Varázslat

## Five Tribes: a kör

aid-step-bid = Licit.
aid-step-bid-text = Minden jelző elfoglal egy szabad mezőt, és kifizeti az árát. A legmagasabb licit játszik először; a 0-n állók közül az, aki utoljára licitált.
aid-step-move = Lépés.
aid-step-move-text = Vedd fel egy lapka összes figuráját, és tedd le őket egyenként a szomszédos lapkákra: átlósan és azonnal visszalépni tilos. Az utolsónak a saját törzséhez kell érkeznie.
aid-step-camel = A lapka megszerzése.
aid-step-camel-text = Vedd el az érkezési lapkáról a törzs minden figuráját. Ha ezzel kiürült, és szabad, tegyél rá egy tevét.
aid-step-tribe = Törzsakció.
aid-step-tribe-text = Az elvett figurák törzsének akciója. Ez kötelező.
aid-step-tile = Lapkaakció.
aid-step-tile-text = Előbb képességek használhatók, azután az érkezési lapka akciója következik, bárkié legyen is. Pálmafát és palotát letenni kötelező, piacot és szent helyet használni nem.
aid-step-sell = Eladás.
aid-step-sell-text = Különböző áruk sorozatait adhatod el, ha akarod. A dzsinnek képességei akciók között használhatók, mindegyik körönként egyszer.

aid-tribes = Törzsek
aid-tribe-vizier = eléd kerülnek: a végén pontot érnek, többet, ha az ellenfeleknek kevesebb van.
aid-tribe-elder = eléd kerülnek: pontot érnek, vagy velük fizetsz dzsinnekért és képességekért.
aid-tribe-merchant = ugyanannyi kártyát hoznak a sor elejéről.
aid-tribe-builder = érmét hoznak: kék értékű lapkák az érkezési lapka körül × építők; minden fakír még egy építőnek számít.
aid-tribe-assassin = megölnek egy figurát hatótávon belül, vagy egy vezírt vagy vént egy ellenfél előtt; minden fakír 1-gyel növeli a hatótávot.
aid-tiles = Lapkák
aid-tile-oasis = tegyél le egy pálmafát.
aid-tile-village = tegyél le egy palotát.
aid-tile-small-market = fizess 3 érmét, vegyél el 1-et az első 3 kártya közül.
aid-tile-large-market = fizess 6 érmét, vegyél el 2-t az első 6 kártya közül.
aid-tile-sacred-place = fizess 2 vénnel, vagy 1 vénnel és 1 fakírral, és vegyél el egy dzsinnt.
aid-sets = Árusorozatok
aid-sets-of-goods = Mennyit ér egy különböző árukból álló sorozat
aid-goods-in-set = különböző áru
aid-coins = érme
aid-scoring = Pontok a végén
aid-points-coins = érménként 1
aid-points-viziers = vezírenként 1, és 10 minden ellenfélért, akinek kevesebb van
aid-points-elders = vénenként 2
aid-points-djinns = minden dzsinn értéke
aid-points-palms = 3 minden pálmafáért a lapkáidon
aid-points-palaces = 5 minden palotáért a lapkáidon
aid-points-tiles = minden lapka értéke
aid-points-goods = az áruid, mintha eladnád őket
aid-ends = Az a forduló az utolsó, amelyben valaki leteszi az utolsó tevéjét, vagy nem tud lépni.
aid-djinns-text = A költséggel járó képesség a saját körödben használható, körönként egyszer; a többi mindig érvényes. A csillag a dzsinn értékét mutatja a végén.

## Ali Baba: a kör

aid-cave-take = Vegyél el
aid-cave-take-text = egy felfordított lapkát a barlangból, és tedd a paravánod mögé.
aid-cave-turn-up = Fordítsd fel
aid-cave-turn-up-text = az összes lapkát, amelyet már semmi sem takar.
aid-cave-magic = A varázslat
aid-cave-magic-text = az elvett lapka színe szerint azonnal hat.
aid-treasures = Kincsek
aid-treasures-text = A végén a paravánod mögötti kincsek pontot érnek. Minél több az egyforma, annál többet.
aid-tiles-of-treasure = egyforma kincs
aid-points = pont
aid-cave-end = A vége
aid-cave-end-text = Ha nincs több lefordított lapka, a fordulót befejezzük; azután mindenkinek még egy köre van. Ha a barlang kiürül, a partinak azonnal vége. Döntetlennél a kevesebb lapka győz.
aid-variants = Változatok
aid-variant-lamp = A barlang mellett 6 lapka fekszik. Aki lámpát vesz el a barlangból, használja a varázslatát, vagy kicseréli ezek egyikére, és annak a varázslata hat.
aid-variant-equal = Egy kincs kimarad a játékból, így az összes többi hiánytalan.
aid-variant-small = 2 játékosnak: három kincs kimarad, 36 lapka keskenyebb rétegekben.
aid-magic-pink = 5 pontot hoz.
aid-magic-blue = 2 pontot hoz minden lapkáért, amely miatta felfordult, vagy 2-t, ha legalul feküdt.
aid-magic-brown = 2 pontot hoz minden ugyanilyen kincsért a paravánod mögött, ezt is beleértve.
aid-magic-green = esetén egy felfordított szomszédos lapkát is el kell venned, annak a varázslata nem hat.
aid-magic-yellow = esetén minden ellenfél megmutat egy lapkát; te elveszel egyet a megmutatottak közül, annak a varázslata nem hat.
aid-magic-white = esetén megtiltasz egy kincset vagy színt: a következő körödig egyetlen ellenfél sem vehet el ilyet a barlangból.
aid-kinds = A tíz kincs
