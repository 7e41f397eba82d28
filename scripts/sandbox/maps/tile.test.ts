import { expect, test } from 'vitest'
import { tileAt } from './tile.ts'

const at = (latitude: number, longitude: number, z = 14) => {
  const north = Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360))
  return {
    z,
    x: Math.floor((longitude / 360 + 0.5) * 2 ** z),
    y: Math.floor((0.5 - north / (2 * Math.PI)) * 2 ** z),
  }
}
const words = (tile: Uint8Array) => new TextDecoder().decode(tile)

/**
 * How many shapes each layer of a tile has, by the layer's name. Reads the bytes itself, so that it does not trust the
 * library that wrote them.
 */
function read(tile: Uint8Array) {
  let i = 0
  const varint = () => {
    let [value, factor, byte] = [0, 1, 0]
    do {
      byte = tile[i++] ?? 0
      value += (byte % 128) * factor
      factor *= 128
    } while (byte > 127)
    return value
  }
  const found: Record<string, number> = {}
  while (i < tile.length) {
    expect(varint()).toBe(3 * 8 + 2)
    const length = varint()
    const end = i + length
    let [name, shapes] = ['', 0]
    while (i < end) {
      const key = varint()
      if (key % 8 === 0) varint()
      else {
        const size = varint()
        if (key >> 3 === 1) name = words(tile.slice(i, i + size))
        if (key >> 3 === 2) shapes++
        i += size
      }
    }
    expect(i).toBe(end)
    found[name] = shapes
  }
  return found
}

test('the middle of a street has the street, its lanes and its houses', () => {
  const tile = tileAt(at(41.2853, 69.2049))
  expect(words(tile)).toContain('Bunyodkor shoh koʻchasi')
  expect(words(tile)).toContain('проспект Бунёдкор')
  const { road = 0, house = 0 } = read(tile)
  expect(road).toBeGreaterThan(20)
  expect(house).toBeGreaterThan(100)
})

test('a park has its name and no houses over it', () => {
  const tile = tileAt(at(41.3478, 69.3152))
  expect(read(tile).park).toBeGreaterThan(0)
  expect(words(tile)).toContain('Botanika bogʻi')
})

test('from afar there are avenues and water, and no houses', () => {
  const layers = read(tileAt(at(41.3112, 69.2797, 10)))
  expect(layers.water).toBeGreaterThan(0)
  expect(layers.road).toBeGreaterThan(0)
  expect(layers.house).toBeUndefined()
})

test('other towns are there too, and uninhabited places are empty', () => {
  expect(words(tileAt(at(39.6561, 66.9558)))).toContain('Amir Temur koʻchasi')
  expect(tileAt(at(43, 60)).length).toBe(0)
})

test('the same place is the same tile', () => {
  const tile = at(41.3, 69.25)
  expect(tileAt(tile)).toEqual(tileAt(tile))
})
