/** A dish of the demo menu by its Uzbek name, and what customers type for it. Indented lines continue a row. */
const TABLE = `
Uygʻurcha lagʻmon = lagʻmon | lag'mon | lag\`mon | lag‘mon | lag’mon | lagmon | LAGMON | Lagʼmon | laghmon
  | лагмон | лағмон | ЛАҒМОН | лагман | лагмн | lagmn | lagmno | lahmon | lag | лаг | kfuvfy | kfuvjy | дфпьщт
  | uygur lagmon | уйгурский | уйғурча лағмон | hand pulled
Qovurma lagʻmon = qovurma lagmon | lagmon qovurma | қовурма | ковурма лагмон | kovurma | жареный лагман
  | жареный | fried lagmon | qovurma lag | ;fhtysq kfuvfy | qavurma lagmon
Choyxona oshi = choyxona | чойхона | чайхона | чайхана | чайханский плов | choyhona oshi | choyxna
  | чойхона оши | xfq[fyf | сщнчщтф | choixona | cho'yxona | choyxona osh
Toʻy oshi = to'y oshi | toy oshi | тўй оши | той оши | toʻy | свадебный плов | wedding osh
Samarqandcha osh = samarqand | самарканд | самарқандча ош | samarkand plov | самаркандский | cfvfhrfyl
Osh, kilogrammlab = osh kilogramm | плов на вес | osh by kilo | ош килограммлаб | kilogrammlab
Qozon kabob kartoshka bilan = qozon kabob | qozonkabob | қозон кабоб | казан кабоб | казанкабоб | kazan kabob
  | kozon | kartoshka | картошка билан | казан | rfpfy | qozon kabab
Ot goʻshtli norin = norin | норин | нарын | narin | нарин | конина | horse meat | yjhby | yfhsy | norinn
Dimlama = dimlama | димлама | димляма | dimlyama | dimlma | lbvkzvf | вшьдфьф | dimlama stew
Achchiq-chuchuk = achchiq chuchuk | аччиқ-чучук | ачик чучук | achchiqchuchuk | achiq chuchuk
Qatiq = qatiq | қатиқ | катик | катык | katik | rfnsr | йфешй
Obi non = obi non | оби нон | obinon | обинон | оби-нон | j,b yjy | obi-non
Qazi = qazi | қази | казы | kazi | kazy | rfps | йфяш
Sirkali piyoz = piyoz | пиёз | сиркали пиёз | маринованный лук | sirkali | pioz
Qoʻy goʻshti shashligi = qo'y go'shti shashligi | қўй гўшти шашлиги | шашлык из баранины | lamb shashlik
  | qoy shashlik
Mol goʻshti shashligi = mol shashlik | мол гўшти шашлиги | шашлык из говядины | beef shashlik | говяжий шашлык
Tovuq soni tandirda = tovuq soni | товуқ сони | голень | chicken leg | kurinaya golen | ujktym
Qiyma shashlik = qiyma | қийма | кийма | люля | люля кебаб | lyulya | люля-кебап | k.kz | lulya
Jigar dumba bilan = jigar | жигар | печень | джигар | gtxtym | jiger | liver
Limonli koʻk choy = ko'k choy | kok choy | кўк чой | кук чой | зелёный чай | зеленый чай | green tea
  | чай с лимоном
Qora choy = qora choy | қора чой | кора чой | чёрный чай | черный чай | black tea | xthysq xfq
Ayron, uyda tayyorlangan = ayron | айрон | айран | ayran | airan | fqhfy | фнкщт
Olcha kompoti = olcha kompoti | олча | компот из вишни | cherry | вишня
Limonad «Tarxun» = limonad | лимонад | lemonad | тархун | tarxun | tarhun | kbvjyfl | лиманад | lemonade
Coca-Cola = coca cola | cocacola | кока кола | кола | кока-кола | koka kola | kola | cola | rjrf rjkf | сщсф
Gazsiz suv = suv | сув | вода | газсиз сув | вода без газа | water | djlf | ыгм
Sharqona qahva = qahva | қаҳва | кахва | кофе | coffee | kofe | rjat | kahva
Qoʻy goʻshtli tandir somsa = tandir somsa | тандир сомса | тандырная самса | qo'y go'shtli somsa
  | nfylsh cfvcf
Mol goʻshtli somsa = mol goshtli somsa | мол гўштли сомса | самса с говядиной | beef samsa
Qovoqli somsa = qovoqli somsa | қовоқли сомса | самса с тыквой | ковокли сомса | pumpkin samsa
Somsa juftligi = somsa juftligi | пара самсы | samsa pair
Parmuda, qatlama xamirdan = parmuda | пармуда | gfhvelf | parmudda
Patir = patir | патир | патыр | gfnsh | зфешк
Jizzali non = jizzali non | жиззали нон | джизза | jiza | жизза
Mastava = mastava | мастава | mastova | vfcnfdf | mastva
Qoʻy shoʻrva = qo'y sho'rva | қўй шўрва | шурпа | shurpa | шурпо
Chuchvara shoʻrva = chuchvara | чучвара | xexdfhf | chuchvra | chuchwara | сргсрмфкф
Moshxoʻrda = moshxo'rda | мошхўрда | мошхурда | moshxorda | moshhurda | vji[ehlf | mung bean
Chalop = chalop | чалоп | xfkjg | chalob
Mol goʻshtli manti, 5 dona = манты с говядиной | мол гўштли манти | mol goshtli manti | beef manti | manti
  | манты
Qovoqli manti, 5 dona = qovoqli manti | қовоқли манти | манты с тыквой | ковокли манти | vfyns c nsrdjq
Xonim = xonim | хоним | ханум | honim | khonim | hanum | [fyev | чщтшь
Tuxum barak = tuxum barak | тухум барак | tuhum | тухумбарак | egg barak
Gumma, 4 dona = gumma | гумма | guma | uevvf
Toshkent salati = toshkent | тошкент салати | салат ташкент | tashkent salad | ташкент | nfirtyn
Bahor salati = bahor | баҳор | бахор | bahor salat | spring salad | ,f[jh
Tovuqli Sezar = sezar | сезар | цезарь | цезар | caesar | cesar | wtpfhm | tovuqli sezar | цезарь с курицей
Avokadoli salat = avokado | авокадо | avocado | fdjrflj | авакадо | салат с авокадо
Qovurilgan baqlajon = baqlajon | бақлажон | баклажан | баклажаны | baklajan | ,frkf;fys | aubergine
Koreyscha sabzi = koreyscha | корейсча сабзи | морковь по-корейски | sabzi | морковка | vjhrjdm
Qaymoqli quymoq = qaymoqli quymoq | глазунья | қаймоқли қуймоқ | глазуня | fried eggs
Asalli quymoqlar = asalli quymoq | блинчики | блины | асалли қуймоқлар | pancakes | ,kbyxbrb
Halim = halim | ҳалим | халим | xalim | halem
Tvorogli sirniki = sirniki | сырники | syrniki | сирники | cshybrb | tvorogli
Oilaviy set, 4 kishiga = oilaviy | оилавий сет | семейный сет | family set | semeyniy set
Mehmon dasturxoni = mehmon | меҳмон дастурхони | мехмон | гостевой стол | dasturxon
Chak-chak = chak-chak | chak chak | chakchak | чакчак | чак чак | чак-чак | xfr xfr | chack chack
Nisholda = nisholda | нишолда | нишалда | nishalda | nishollda
Yongʻoqli pahlava = pahlava | паҳлава | пахлава | paxlava | baklava | gf[kfdf | пахлва | yong'oqli
Asalli tort = asalli tort | медовик | medovik | асалли торт | vtljdbr | медавик | honey cake
Qaymoqli muzqaymoq = muzqaymoq | музқаймоқ | пломбир | plombir | музкаймок | ice cream | gkjv,bh
Marinadlangan goʻsht = marinadlangan | маринованное мясо | маринадланган гўшт | marinated meat
Tugʻilgan kun torti = tug'ilgan kun | туғилган кун торти | торт на день рождения | birthday cake
Butun qoʻy tandirda = butun qoy | бутун қўй | барашек | barashek | whole lamb
`

/**
 * What customers type, by the dish that must come first, whatever language the shop is shown in. To add a spelling, add
 * it to the dish's row; a dish that is not here begins a row of its own.
 */
export const SEARCH_CASES: ReadonlyMap<string, readonly string[]> = new Map(
  TABLE.trim()
    .split(/\n(?! )/)
    .map((row) => row.split(' = '))
    .map(([dish = '', typed = '']) => [dish, typed.split('|').map((one) => one.trim())]),
)
