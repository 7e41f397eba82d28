import type { Triple } from '../builder/rows.ts'

/** What a huge menu is put together from: a kind of dish, what is in it, and how it is served. */

export type Taste = 'savoury' | 'sweet'

export type KindRow = readonly [key: string, name: Triple, taste: Taste, food: string, from: number]

type GroupWords = {
  key: string
  name: Triple
  food: string
  bgColor: string
  iconBgColor: string
  kinds: readonly KindRow[]
}

/** Eight groups with fifty kinds of dishes; the last number is the price of the cheapest, so'm. */
export const GROUPS: readonly GroupWords[] = [
  {
    key: 'milliy',
    name: ['Milliy taomlar', 'Национальная кухня', 'National dishes'],
    food: '🥘',
    bgColor: '#FFF0C2',
    iconBgColor: '#FFDF7E',
    kinds: [
      ['osh', ['osh', 'Плов', 'pilaf'], 'savoury', '🥘', 32_000],
      ['lagmon', ['lagʻmon', 'Лагман', 'lagʻmon'], 'savoury', '🍜', 30_000],
      ['manti', ['manti', 'Манты', 'manti'], 'savoury', '🥟', 28_000],
      ['norin', ['norin', 'Нарын', 'norin'], 'savoury', '🍝', 30_000],
      ['dimlama', ['dimlama', 'Димлама', 'dimlama'], 'savoury', '🍲', 36_000],
      ['qovurma', ['qovurma', 'Каурма', 'qovurma'], 'savoury', '🍛', 38_000],
      ['tuxum-barak', ['tuxum barak', 'Тухум-барак', 'tuxum barak'], 'savoury', '🍳', 24_000],
    ],
  },
  {
    key: 'kabob',
    name: ['Kaboblar', 'Шашлыки', 'Kebabs'],
    food: '🍢',
    bgColor: '#FFE4E5',
    iconBgColor: '#FBBDBF',
    kinds: [
      ['shashlik', ['shashlik', 'Шашлык', 'shashlik'], 'savoury', '🍢', 18_000],
      ['lula', ['lula-kabob', 'Люля-кебаб', 'lula kebab'], 'savoury', '🍖', 20_000],
      ['qozon-kabob', ['qozon kabob', 'Казан-кебаб', 'cauldron kebab'], 'savoury', '🥩', 42_000],
      ['tandir-gosht', ['tandir goʻsht', 'Тандыр-гушт', 'tandoor meat'], 'savoury', '🍗', 48_000],
      ['steyk', ['steyk', 'Стейк', 'steak'], 'savoury', '🥩', 62_000],
      ['gril', ['gril', 'Гриль', 'grill'], 'savoury', '🍖', 44_000],
    ],
  },
  {
    key: 'fastfud',
    name: ['Fastfud', 'Фастфуд', 'Fast food'],
    food: '🍔',
    bgColor: '#FFEBD6',
    iconBgColor: '#FFCF9F',
    kinds: [
      ['lavash', ['lavash', 'Лаваш', 'lavash'], 'savoury', '🌯', 26_000],
      ['burger', ['burger', 'Бургер', 'burger'], 'savoury', '🍔', 28_000],
      ['hot-dog', ['xot-dog', 'Хот-дог', 'hot dog'], 'savoury', '🌭', 16_000],
      ['doner', ['doner', 'Донер', 'doner'], 'savoury', '🥙', 27_000],
      ['sendvich', ['sendvich', 'Сэндвич', 'sandwich'], 'savoury', '🥪', 22_000],
      ['pitsa', ['pitsa', 'Пицца', 'pizza'], 'savoury', '🍕', 54_000],
      ['kombo', ['kombo', 'Комбо', 'combo'], 'savoury', '🍟', 46_000],
    ],
  },
  {
    key: 'non',
    name: ['Non va somsa', 'Хлеб и самса', 'Bread and samsa'],
    food: '🥟',
    bgColor: '#F5ECDB',
    iconBgColor: '#E5D2B2',
    kinds: [
      ['somsa', ['somsa', 'Самса', 'samsa'], 'savoury', '🥟', 8_000],
      ['non', ['non', 'Лепёшка', 'flatbread'], 'savoury', '🫓', 5_000],
      ['gumma', ['gumma', 'Гумма', 'gumma'], 'savoury', '🥐', 7_000],
      ['pirog', ['pirog', 'Пирог', 'pie'], 'savoury', '🥧', 32_000],
      ['xachapuri', ['xachapuri', 'Хачапури', 'khachapuri'], 'savoury', '🫓', 34_000],
      ['krep', ['blinchik', 'Блинчики', 'pancakes'], 'sweet', '🥞', 18_000],
    ],
  },
  {
    key: 'shorva',
    name: ['Shoʻrvalar', 'Супы', 'Soups'],
    food: '🍲',
    bgColor: '#DDF6F4',
    iconBgColor: '#A2DFDA',
    kinds: [
      ['shorva', ['shoʻrva', 'Шурпа', 'shoʻrva'], 'savoury', '🍲', 26_000],
      ['mastava', ['mastava', 'Мастава', 'mastava'], 'savoury', '🥣', 24_000],
      ['moshxorda', ['moshxoʻrda', 'Машхурда', 'moshxoʻrda'], 'savoury', '🥣', 22_000],
      ['ramen', ['ramen', 'Рамен', 'ramen'], 'savoury', '🍜', 38_000],
      ['kremsup', ['krem-shoʻrva', 'Крем-суп', 'cream soup'], 'savoury', '🥣', 25_000],
      ['chuchvara', ['chuchvara', 'Чучвара', 'chuchvara'], 'savoury', '🥟', 27_000],
    ],
  },
  {
    key: 'salat',
    name: ['Salat va gazaklar', 'Салаты и закуски', 'Salads, starters'],
    food: '🥗',
    bgColor: '#DFF4E3',
    iconBgColor: '#AFE3BE',
    kinds: [
      ['salat', ['salat', 'Салат', 'salad'], 'savoury', '🥗', 18_000],
      ['rulet', ['rulet', 'Рулет', 'roll'], 'savoury', '🌯', 21_000],
      ['tarelka', ['gazak', 'Закуска', 'starter'], 'savoury', '🧀', 24_000],
      ['boul', ['boul', 'Боул', 'bowl'], 'savoury', '🥙', 36_000],
      ['suzma', ['suzma', 'Сузьма', 'suzma'], 'savoury', '🥣', 12_000],
      ['garnir', ['garnir', 'Гарнир', 'side dish'], 'savoury', '🍚', 11_000],
    ],
  },
  {
    key: 'shirin',
    name: ['Shirinliklar', 'Сладкое', 'Sweets'],
    food: '🍰',
    bgColor: '#F0EAFF',
    iconBgColor: '#D3C3FA',
    kinds: [
      ['tort', ['tort', 'Торт', 'cake'], 'sweet', '🎂', 28_000],
      ['cheesecake', ['chizkeyk', 'Чизкейк', 'cheesecake'], 'sweet', '🍰', 30_000],
      ['muzqaymoq', ['muzqaymoq', 'Мороженое', 'ice cream'], 'sweet', '🍨', 14_000],
      ['pechenye', ['pechenye', 'Печенье', 'cookie'], 'sweet', '🍪', 9_000],
      ['donat', ['donat', 'Пончик', 'doughnut'], 'sweet', '🍩', 12_000],
      ['holva', ['holva', 'Халва', 'halva'], 'sweet', '🍯', 16_000],
    ],
  },
  {
    key: 'ichimlik',
    name: ['Ichimliklar', 'Напитки', 'Drinks'],
    food: '🍵',
    bgColor: '#DFEEFF',
    iconBgColor: '#B0D6FA',
    kinds: [
      ['choy', ['choy', 'Чай', 'tea'], 'sweet', '🍵', 6_000],
      ['limonad', ['limonad', 'Лимонад', 'lemonade'], 'sweet', '🍹', 14_000],
      ['sharbat', ['sharbat', 'Сок', 'juice'], 'sweet', '🧃', 12_000],
      ['smuzi', ['smuzi', 'Смузи', 'smoothie'], 'sweet', '🥤', 22_000],
      ['kofe', ['kofe', 'Кофе', 'coffee'], 'sweet', '☕', 15_000],
      ['kokteyl', ['sutli kokteyl', 'Молочный коктейль', 'milkshake'], 'sweet', '🥛', 20_000],
    ],
  },
]

/** Four lines a kind is sold in; each is a category of its own. */
export const LINES: readonly (readonly [key: string, of: (kind: Triple) => Triple, dearer: number])[] = [
  ['klassik', ([uz, ru, eng]) => [`${upper(uz)}: klassika`, `${ru}: классика`, `${upper(eng)}: classics`], 1],
  ['chef', ([uz, ru, eng]) => [`${upper(uz)}: oshpazdan`, `${ru}: от шефа`, `${upper(eng)}: chef’s`], 1.4],
  [
    'oila',
    ([uz, ru, eng]) => [`${upper(uz)}: oilaviy`, `${ru}: на компанию`, `${upper(eng)}: to share`],
    2.6,
  ],
  ['bola', ([uz, ru, eng]) => [`${upper(uz)}: bolalarga`, `${ru}: детям`, `${upper(eng)}: for kids`], 0.7],
]

/** What is in it. Uzbek and English put it before the dish, Russian after. */
export const FILLINGS: Record<Taste, readonly Triple[]> = {
  savoury: [
    ['mol goʻshtli', 'с говядиной', 'beef'],
    ['qoʻy goʻshtli', 'с бараниной', 'lamb'],
    ['tovuqli', 'с курицей', 'chicken'],
    ['kurkali', 'с индейкой', 'turkey'],
    ['qazili', 'с казы', 'qazi'],
    ['dumbali', 'с курдюком', 'tail fat'],
    ['qiymali', 'с фаршем', 'minced meat'],
    ['jigarli', 'с печенью', 'liver'],
    ['baliqli', 'с рыбой', 'fish'],
    ['qisqichbaqali', 'с креветками', 'shrimp'],
    ['tuxumli', 'с яйцом', 'egg'],
    ['pishloqli', 'с сыром', 'cheese'],
    ['qoʻziqorinli', 'с грибами', 'mushroom'],
    ['qovoqli', 'с тыквой', 'pumpkin'],
    ['kartoshkali', 'с картошкой', 'potato'],
    ['koʻkatli', 'с зеленью', 'herb'],
    ['noʻxatli', 'с нутом', 'chickpea'],
    ['loviyali', 'с фасолью', 'bean'],
    ['baqlajonli', 'с баклажанами', 'aubergine'],
    ['bulgʻor qalampirli', 'с болгарским перцем', 'sweet pepper'],
    ['pomidorli', 'с помидорами', 'tomato'],
    ['ismaloqli', 'со шпинатом', 'spinach'],
    ['karamli', 'с капустой', 'cabbage'],
    ['mayizli', 'с изюмом', 'raisin'],
    ['behili', 'с айвой', 'quince'],
  ],
  sweet: [
    ['olmali', 'с яблоком', 'apple'],
    ['nokli', 'с грушей', 'pear'],
    ['olchali', 'с вишней', 'cherry'],
    ['gilosli', 'с черешней', 'sweet cherry'],
    ['oʻrikli', 'с абрикосом', 'apricot'],
    ['shaftolili', 'с персиком', 'peach'],
    ['anorli', 'с гранатом', 'pomegranate'],
    ['uzumli', 'с виноградом', 'grape'],
    ['behili', 'с айвой', 'quince'],
    ['anjirli', 'с инжиром', 'fig'],
    ['xurmoli', 'с хурмой', 'persimmon'],
    ['limonli', 'с лимоном', 'lemon'],
    ['apelsinli', 'с апельсином', 'orange'],
    ['mandarinli', 'с мандарином', 'tangerine'],
    ['bananli', 'с бананом', 'banana'],
    ['qulupnayli', 'с клубникой', 'strawberry'],
    ['malinali', 'с малиной', 'raspberry'],
    ['smorodinali', 'со смородиной', 'currant'],
    ['tarvuzli', 'с арбузом', 'watermelon'],
    ['qovunli', 'с дыней', 'melon'],
    ['mangoli', 'с манго', 'mango'],
    ['ananasli', 'с ананасом', 'pineapple'],
    ['yongʻoqli', 'с грецким орехом', 'walnut'],
    ['bodomli', 'с миндалём', 'almond'],
    ['pistali', 'с фисташками', 'pistachio'],
  ],
}

/** How it is served; the first is plain. */
export const FINISHES: Record<Taste, readonly Triple[]> = {
  savoury: [
    ['', '', ''],
    ['sarimsoqli sous bilan', 'под чесночным соусом', 'in garlic sauce'],
    ['qatiq bilan', 'с катыком', 'with yoghurt'],
    ['achchiq qalampir bilan', 'с острым перцем', 'with hot pepper'],
    ['piyoz va sirka bilan', 'с луком и уксусом', 'with onion and vinegar'],
    ['tandirda', 'из тандыра', 'from the tandoor'],
    ['koʻmirda', 'на углях', 'over coals'],
    ['zira bilan', 'с зирой', 'with cumin'],
  ],
  sweet: [
    ['', '', ''],
    ['asal bilan', 'и мёдом', 'with honey'],
    ['qaymoq bilan', 'и каймаком', 'with clotted cream'],
    ['yalpiz bilan', 'и мятой', 'with mint'],
    ['dolchin bilan', 'и корицей', 'with cinnamon'],
    ['vanil bilan', 'и ванилью', 'with vanilla'],
    ['shokolad bilan', 'и шоколадом', 'with chocolate'],
    ['zanjabil bilan', 'и имбирём', 'with ginger'],
  ],
}

/** Sentences about a dish; a third of them has one. */
export const ABOUT: Record<Taste, readonly Triple[]> = {
  savoury: [
    [
      'Ertalab olingan masalliqdan, past olovda uzoq pishadi.',
      'Из утренних продуктов, долго томится на тихом огне.',
      'From this morning’s market, cooked long over a low flame.',
    ],
    [
      'Xamiri qoʻlda yoyiladi, ziravorini oʻzimiz tuyamiz.',
      'Тесто тянем руками, специи мелем сами.',
      'We stretch the dough by hand and grind the spices ourselves.',
    ],
    [
      'Bir kishilik katta porsiya, yoniga choy tavsiya qilamiz.',
      'Большая порция на одного, советуем к ней чай.',
      'A large portion for one; we suggest tea beside it.',
    ],
  ],
  sweet: [
    [
      'Mavsum mevasidan, ortiqcha shakarsiz.',
      'Из сезонных фруктов, без лишнего сахара.',
      'Of fruit in season, with no more sugar than it needs.',
    ],
    [
      'Har kuni oz miqdorda tayyorlanadi, kechgacha tugaydi.',
      'Готовим понемногу каждый день, к вечеру разбирают.',
      'Made in small batches every day, gone by the evening.',
    ],
  ],
}

export const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
