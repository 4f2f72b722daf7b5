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
aid-step-bid-text = Minden jelző elfoglal egy szabad mezőt, és kifizeti az árát. A legdrágább játszik először; a 0-n állók közül az utolsó licit.
aid-step-move = Lépés.
aid-step-move-text = Vedd fel egy lapka összes figuráját, és tedd le őket egyenként a szomszédos lapkákra: átlósan és azonnal visszalépni tilos. Az utolsó a saját törzséhez érkezik.
aid-step-camel = A lapka megszerzése.
aid-step-camel-text = Vedd el az érkezési lapkáról a törzs minden figuráját. Ha ezzel kiürült és szabad, tegyél le egy tevét.
aid-step-tribe = Törzsakció.
aid-step-tribe-text = Az elvett figurák cselekszenek. Ez kötelező.
aid-step-tile = Lapkaakció.
aid-step-tile-text = Előbb képességek használhatók, azután az érkezési lapka akciója következik, bárkié is. Pálmafát és palotát letenni kötelező; a piac és a szent hely választható.
aid-step-sell = Eladás.
aid-step-sell-text = Különböző áruk sorozatai, ha akarod. A dzsinnek képességei akciók között használhatók, mindegyik körönként egyszer.

aid-tribes = Törzsek
aid-tribe-vizier = előtted maradnak: pontot érnek a végén, többet, ha az ellenfeleknek kevesebb van.
aid-tribe-elder = előtted maradnak: pontot érnek, vagy velük fizetsz dzsinnekért és képességekért.
aid-tribe-merchant = ugyanennyi kártyát vesznek el a sor elejéről.
aid-tribe-builder = érmét hoznak: kék értékű lapkák körülötte × építők; minden fakír eggyel többnek számít.
aid-tribe-assassin = megölnek egy figurát hatótávon belül, vagy egy vezírt vagy vént egy ellenfél előtt; minden fakír 1-gyel növeli a hatótávot.
aid-tiles = Lapkák
aid-tile-oasis = tegyél le egy pálmafát.
aid-tile-village = tegyél le egy palotát.
aid-tile-small-market = fizess 3 érmét, vegyél el 1-et az első 3 kártyából.
aid-tile-large-market = fizess 6 érmét, vegyél el 2-t az első 6 kártyából.
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
aid-djinns-text = Amelyik képességnek költsége van, az a saját körödben használható, körönként egyszer; a többi mindig érvényes. A csillagon a végén járó érték áll.

## Ali Baba: a kör

aid-cave-take = Vegyél el
aid-cave-take-text = egy felfordított lapkát a barlangból, és tedd a paravánod mögé.
aid-cave-turn-up = Fordítsd fel
aid-cave-turn-up-text = az összes lapkát, amelyet már semmi sem takar.
aid-cave-magic = Varázslat:
aid-cave-magic-text = az elvett lapka színéé azonnal hat.
aid-treasures = Kincsek
aid-treasures-text = A végén minden kincs lapkái pontot érnek a paravánod mögött. Minél több az egyforma, annál jobb.
aid-tiles-of-treasure = azonos kincsű lapka
aid-points = pont
aid-cave-end = A vége
aid-cave-end-text = Ha nincs több lefordított lapka, a fordulót befejezzük; azután mindenkinek még egy köre van. Ha a barlang kiürül, a partinak azonnal vége. Döntetlennél a kevesebb lapka győz.
aid-variants = Változatok
aid-variant-lamp = A barlang mellett 6 lapka fekszik. Aki lámpát vesz el a barlangból, a varázslatát használja, vagy kicseréli az egyikre, és annak a varázslata hat.
aid-variant-equal = Egy kincs kimarad a játékból, így az összes többi teljes.
aid-variant-small = 2 játékosnak: három kincs kimarad, 36 lapka keskenyebb rétegekben.
aid-magic-pink = 5 pontot hoz.
aid-magic-blue = 2 pontot hoz minden lapkáért, amely miatta felfordult, vagy 2-t, ha legalul feküdt.
aid-magic-brown = 2 pontot hoz minden ilyen kincsű lapkáért a paravánod mögött, ezt is beleértve.
aid-magic-green = egy felfordított szomszédosat is elvehetsz, annak a varázslata nem hat.
aid-magic-yellow = minden ellenfél megmutat egy lapkát; te elveszel egyet, annak a varázslata nem hat.
aid-magic-white = tilts meg egy kincset vagy színt: a következő körödig egyetlen ellenfél sem vehet el ilyet a barlangból.
aid-kinds = A tíz kincs
