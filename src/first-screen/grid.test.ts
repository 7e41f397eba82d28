import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  cardHeight,
  GRID_PROPERTIES,
  gridOf,
  hasColumns,
  isWide,
  railWidth,
  rowsBetween,
  rowsHeight,
  rowsStyle,
  usualWidth,
} from './grid.ts'

const phone = { page: 390, list: 358, rem: 16 }

describe('grid', () => {
  test.each([
    ['a phone has two columns of 173', 390, 358, 2],
    ['from 600 three', 600, 552, 3],
    ['from 1280 four', 1280, 716, 4],
    ['from 1600 five', 1600, 1000, 5],
    ['with letters twice as large a window of 1440 has those of a tablet', 1440, 1376, 3, 32],
  ])('%s', (_rule, page, list, columns, rem = 16) => {
    expect(gridOf('MEDIUM', { page, list, rem }).columns).toBe(columns)
  })

  test('a wide page is one whose letters leave room for the columns', () => {
    const isWideWith = (page: number, rem: number) => isWide(usualWidth({ page, rem }))
    expect([isWideWith(1024, 16), isWideWith(1023, 16), isWideWith(1440, 20), isWideWith(1440, 32)]).toEqual([
      true,
      false,
      true,
      false,
    ])
  })

  test('the first screen has columns from the widths at which the app has them', () => {
    const app = readFileSync(new URL('../ui/use-width.ts', import.meta.url), 'utf8')
    const [wide, columns] = [...app.matchAll(/min-width: (\d+)em/g)].map(([, em]) => Number(em) * 16)
    expect([isWide(wide ?? 0), isWide((wide ?? 0) - 1)]).toEqual([true, false])
    expect([hasColumns(columns ?? 0), hasColumns((columns ?? 0) - 1)]).toEqual([true, false])
  })

  test('a phone held sideways has four columns of pictures that leave room for the price', () => {
    const { columns, cardWidth, picture } = gridOf('MEDIUM', { page: 844, list: 796, rem: 16, isLow: true })
    expect([columns, cardWidth, Math.round(picture)]).toEqual([4, 190, 119])
  })

  test('a phone held sideways shows a BIG card whole, and SMALL rows beside each other', () => {
    const sideways = { page: 844, list: 796, rem: 16, isLow: true }
    const big = gridOf('BIG', sideways)
    expect([big.columns, big.rowHeight < 390]).toEqual([2, true])
    expect(gridOf('SMALL', sideways).columns).toBe(2)
    expect(gridOf('BIG', { ...sideways, rem: 24 }).columns).toBe(1)
  })

  test('a phone card is 173 wide, its words 82 high under a square picture', () => {
    const { cardWidth, rowHeight } = gridOf('MEDIUM', phone)
    expect([cardWidth, rowHeight]).toEqual([173, 173 + 9 + 82])
  })

  test.each([
    ['letters of one and a half times their size', 390, 358, 24, 1],
    ['on a tablet', 768, 720, 32, 2],
    ['a phone of 360 keeps two', 360, 328, 16, 2],
    ['the narrowest phone', 320, 288, 16, 1],
  ])('a card holds its price: %s', (_case, page, list, rem, columns) => {
    const grid = gridOf('MEDIUM', { page, list, rem })
    expect(grid.columns).toBe(columns)
    expect(grid.cardWidth).toBeGreaterThanOrEqual(8.75 * rem)
  })

  test('alone in its row a card has a wide picture', () => {
    const { picture, rowHeight } = gridOf('MEDIUM', { ...phone, rem: 32 })
    expect([picture, rowHeight]).toEqual([224, 224 + 9 + 162])
    expect(rowsStyle(gridOf('MEDIUM', { ...phone, rem: 32 }), 3)).toMatchObject({
      '--medium-picture': '224px',
    })
  })

  test('a SMALL row is 96 high, and higher where its stepper has no room beside the price', () => {
    expect(gridOf('SMALL', phone).rowHeight).toBe(96)
    expect(gridOf('SMALL', { page: 320, list: 288, rem: 16 }).rowHeight).toBe(96 + 44)
  })

  test('a card of a sideways list grows with its letters when they need it', () => {
    const large = { ...phone, rem: 32 }
    expect([railWidth('MEDIUM', phone), railWidth('MEDIUM', large)]).toEqual([148, 280])
  })

  test.each([320, 360, 375, 384, 390, 393, 402, 412, 414, 428, 430])(
    'on a phone of %i px the last narrow card in sight shows at least 24 px and hides as many',
    (page) => {
      const width = railWidth('SMALL', { page, rem: 16 })
      const shown = (page - 16) % (width + 12)
      expect(shown).toBeGreaterThanOrEqual(24)
      expect(width - shown).toBeGreaterThanOrEqual(24)
    },
  )

  test('words grow with the text size, pictures do not', () => {
    expect(cardHeight('MEDIUM', 173, 32) - cardHeight('MEDIUM', 173, 16)).toBe(80)
  })
})

const grid = { columns: 2, gap: 12, rowGap: 20, rowHeight: 264, cardWidth: 173, picture: 173 }

describe('rows', () => {
  const pitch = grid.rowHeight + grid.rowGap

  test('an odd number of dishes leaves the last row half empty, no gap below it', () => {
    expect(rowsHeight(grid, 5)).toBe(3 * pitch - grid.rowGap)
    expect(rowsHeight(grid, 0)).toBe(0)
  })

  test('a list scrolled away keeps its height: no more space above than it is high', () => {
    expect(rowsStyle(grid, 8, 4).paddingTop).toBe(rowsHeight(grid, 8))
    expect(rowsStyle(grid, 8, 2).paddingTop).toBe(2 * pitch)
  })

  test.each([
    ['above the list', -5000, -100, { from: 0, to: 0 }],
    ['at its top', -500, pitch, { from: 0, to: 1 }],
    ['in the middle', pitch * 10 + 1, pitch * 12, { from: 10, to: 12 }],
    ['below the list', pitch * 900, pitch * 910, { from: 50, to: 50 }],
  ])('the rows seen %s', (_where, top, bottom, rows) => {
    expect(rowsBetween(grid, 100, top, bottom)).toEqual(rows)
  })
})

const SHEETS = ['ProductCardView', 'SectionView', 'MenuListView'].map((name) =>
  readFileSync(new URL(`${name}.module.css`, import.meta.url), 'utf8'),
)

test.each(GRID_PROPERTIES.map(([name]) => name).filter((name) => name !== '--small-row'))(
  'the style sheets read %s, and say no height of their own',
  (name) => {
    expect(SHEETS.filter((sheet) => sheet.includes(`var(${name})`))).not.toEqual([])
  },
)

test('a page becomes wide when its letters have room: nothing asks for a wide window in px', () => {
  const src = new URL('../', import.meta.url)
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(css|tsx?)$/.test(file),
  )
  const wide = /\(\s*(min-|max-)?width\s*(:|[<>]=?)\s*\d{4,}(\.\d+)?px/
  const inPx = files.filter(
    (file) => !file.includes('.test.') && wide.test(readFileSync(new URL(file, src), 'utf8')),
  )
  expect(inPx).toEqual([])
})
