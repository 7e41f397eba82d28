/** A geometry of whole tile units, 4096 a side: points, lines, or rings of a polygon. */
export type Shape = {
  kind: 'point' | 'line' | 'polygon'
  parts: readonly (readonly (readonly [x: number, y: number])[])[]
  tags: Readonly<Record<string, string | number>>
}
export type Layer = { name: string; shapes: readonly Shape[] }

export const EXTENT = 4096
const KINDS = { point: 1, line: 2, polygon: 3 } as const
const MOVE_TO = 1
const LINE_TO = 2
const CLOSE = 7

/** Protocol buffers, as much as a vector tile needs. */
class Writer {
  readonly bytes: number[] = []
  varint(value: number) {
    let left = value
    while (left > 127) {
      this.bytes.push((left % 128) + 128)
      left = Math.floor(left / 128)
    }
    this.bytes.push(left)
  }
  private key(field: number, type: 0 | 1 | 2) {
    this.varint(field * 8 + type)
  }
  number(field: number, value: number) {
    this.key(field, 0)
    this.varint(value)
  }
  double(field: number, value: number) {
    this.key(field, 1)
    this.bytes.push(...new Uint8Array(new Float64Array([value]).buffer))
  }
  message(field: number, bytes: ArrayLike<number>) {
    this.key(field, 2)
    this.varint(bytes.length)
    for (let i = 0; i < bytes.length; i++) this.bytes.push(bytes[i] ?? 0)
  }
  text(field: number, value: string) {
    this.message(field, new TextEncoder().encode(value))
  }
  packed(field: number, values: readonly number[]) {
    const inner = new Writer()
    for (const value of values) inner.varint(value)
    this.message(field, inner.bytes)
  }
}

const zigzag = (value: number) => (value < 0 ? -value * 2 - 1 : value * 2)

/** Twice the area, positive for rings that go round as the first ring of a polygon must. */
const area = (ring: Shape['parts'][number]) =>
  ring.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = ring[(i + 1) % ring.length] ?? [0, 0]
    return sum + x * nextY - nextX * y
  }, 0)

function geometry({ kind, parts }: Shape): number[] {
  const commands: number[] = []
  let [atX, atY] = [0, 0]
  for (const part of parts) {
    const points = kind === 'polygon' && area(part) < 0 ? part.toReversed() : part
    points.forEach(([x, y], i) => {
      if (i === 0) commands.push(MOVE_TO + 8)
      if (i === 1) commands.push(LINE_TO + 8 * (points.length - 1))
      commands.push(zigzag(Math.round(x) - atX), zigzag(Math.round(y) - atY))
      atX = Math.round(x)
      atY = Math.round(y)
    })
    if (kind === 'polygon') commands.push(CLOSE + 8)
  }
  return commands
}

function layerBytes({ name, shapes }: Layer): number[] {
  const writer = new Writer()
  const keys: string[] = []
  const values: (string | number)[] = []
  const indexOf = <T>(list: T[], item: T) => {
    const known = list.indexOf(item)
    return known >= 0 ? known : list.push(item) - 1
  }
  writer.text(1, name)
  for (const shape of shapes) {
    const feature = new Writer()
    const tags = Object.entries(shape.tags).flatMap(([key, value]) => [
      indexOf(keys, key),
      indexOf(values, value),
    ])
    feature.packed(2, tags)
    feature.number(3, KINDS[shape.kind])
    feature.packed(4, geometry(shape))
    writer.message(2, feature.bytes)
  }
  for (const key of keys) writer.text(3, key)
  for (const value of values) {
    const inner = new Writer()
    if (typeof value === 'string') inner.text(1, value)
    else inner.double(3, value)
    writer.message(4, inner.bytes)
  }
  writer.number(5, EXTENT)
  writer.number(15, 2)
  return writer.bytes
}

/** A Mapbox vector tile, version 2. Layers without shapes are left out. */
export function vectorTile(layers: readonly Layer[]): Uint8Array<ArrayBuffer> {
  const writer = new Writer()
  for (const layer of layers) if (layer.shapes.length > 0) writer.message(3, layerBytes(layer))
  return new Uint8Array(writer.bytes)
}
