/*
 * What `https://api-maps.yandex.ru/v3/` answers in the journeys, which reach no network: the part of JavaScript API 3.0
 * that the shop uses, as its documentation and published types describe it (YMap, the two default layers, YMapMarker,
 * YMapFeature, YMapListener, `ready`, `strictMode`).
 */

/** Runs in the frame and is sent there as text, so it must not use anything from outside. */
export function ymaps3() {
  type Point = [number, number]
  type Location = { center?: Point; zoom?: number; duration?: number }
  const SOURCE = 'ymaps3-default-feature'
  const world = (zoom: number) => 256 * 2 ** zoom
  const project = ([longitude, latitude]: Point, zoom: number): Point => {
    const sine = Math.sin((latitude * Math.PI) / 180)
    return [
      (longitude / 360 + 0.5) * world(zoom),
      (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world(zoom),
    ]
  }
  const unproject = ([x, y]: Point, zoom: number): Point => [
    (x / world(zoom) - 0.5) * 360,
    (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / world(zoom)))) * 180) / Math.PI,
  ]

  class Entity {
    props: Record<string, unknown>
    map: YMap | null = null
    constructor(props: Record<string, unknown>) {
      this.props = props
    }
    update(change: object) {
      this.props = { ...this.props, ...change }
      this.map?.render()
    }
    attach(map: YMap) {
      this.map = map
    }
    detach() {
      this.map = null
    }
    render() {}
  }

  class YMap extends Entity {
    children: Entity[] = []
    sources = new Set<string>()
    box = document.createElement('ymaps')
    canvas = document.createElement('canvas')
    center: Point
    zoom: number
    constructor(root: HTMLElement, props: Record<string, unknown>) {
      super(props)
      const location = props.location as Location | undefined
      if (!location?.center || location.zoom === undefined) throw new Error('YMap: location is required')
      this.center = location.center
      this.zoom = location.zoom
      this.box.className = 'ymaps3x0--map-container'
      const rights = document.createElement('ymaps')
      rights.className = 'ymaps3x0--map-copyrights'
      rights.textContent = 'a stand-in for Yandex Maps'
      Object.assign(this.box.style, {
        position: 'absolute',
        inset: '0',
        overflow: 'hidden',
        touchAction: 'none',
      })
      Object.assign(rights.style, {
        position: 'absolute',
        left: '8px',
        bottom: '8px',
        font: '12px sans-serif',
      })
      Object.assign(this.canvas.style, { position: 'absolute', inset: '0' })
      rights.style.color = (props.theme as string) === 'dark' ? '#fff' : '#000'
      this.box.append(this.canvas, rights)
      root.append(this.box)
      this.listenToHand()
      new ResizeObserver(() => this.render()).observe(this.box)
    }
    addChild(child: Entity) {
      this.children.push(child)
      child.attach(this)
      this.render()
      return this
    }
    removeChild(child: Entity) {
      this.children = this.children.filter((one) => one !== child)
      child.detach()
      this.render()
      return this
    }
    setLocation(location: Location) {
      this.center = location.center ?? this.center
      this.zoom = location.zoom ?? this.zoom
      this.emit('onUpdate', { type: 'update', mapInAction: Boolean(location.duration) })
      if (location.duration)
        setTimeout(() => this.emit('onUpdate', { type: 'update', mapInAction: false }), location.duration)
      this.render()
    }
    /** Position of a place in the box, px. */
    place(point: Point): Point {
      const [x, y] = project(point, this.zoom)
      const [cx, cy] = project(this.center, this.zoom)
      return [x - cx + this.box.clientWidth / 2, y - cy + this.box.clientHeight / 2]
    }
    emit(name: string, event: object) {
      const location = { center: this.center, zoom: this.zoom }
      for (const child of this.children)
        if (child instanceof YMapListener)
          (child.props[name] as ((about: object) => void) | undefined)?.({ location, camera: {}, ...event })
    }
    listenToHand() {
      let last: Point | null = null
      let isDragging = false
      this.box.addEventListener('pointerdown', ({ clientX, clientY, target }) => {
        const can = (this.props.behaviors as string[] | undefined)?.includes('drag') ?? true
        if (can && !(target as Element).closest('button')) last = [clientX, clientY]
      })
      addEventListener('pointermove', ({ clientX, clientY }) => {
        if (!last) return
        if (!isDragging) this.emit('onActionStart', { type: 'drag' })
        isDragging = true
        const [x, y] = project(this.center, this.zoom)
        this.center = unproject([x - clientX + last[0], y - clientY + last[1]], this.zoom)
        last = [clientX, clientY]
        this.emit('onUpdate', { type: 'update', mapInAction: true })
        this.render()
      })
      addEventListener('pointerup', () => {
        last = null
        if (!isDragging) return
        isDragging = false
        this.emit('onActionEnd', { type: 'drag' })
        this.emit('onUpdate', { type: 'update', mapInAction: false })
      })
    }
    override render() {
      const { clientWidth: width, clientHeight: height } = this.box
      Object.assign(this.canvas, { width, height })
      const pen = this.canvas.getContext('2d')
      if (!pen) return
      const isDark = (this.props.theme as string) === 'dark'
      pen.fillStyle = isDark ? '#22262e' : '#f3efe6'
      pen.fillRect(0, 0, width, height)
      if (!this.children.some((child) => child instanceof YMapDefaultSchemeLayer)) return
      // A grid of streets that moves and scales with the map.
      const [cx, cy] = project(this.center, this.zoom)
      const step = 2 ** (this.zoom % 1) * 64
      pen.strokeStyle = isDark ? '#3a404b' : '#ffffff'
      for (const [i, c, most] of [
        [0, cx, width],
        [1, cy, height],
      ] as const)
        for (let n = Math.ceil((c - most / 2) / step); n * step < c + most / 2; n++) {
          const at = n * step - c + most / 2
          pen.lineWidth = n % 4 === 0 ? 12 : 5
          pen.beginPath()
          pen.moveTo(i === 0 ? at : 0, i === 0 ? 0 : at)
          pen.lineTo(i === 0 ? at : width, i === 0 ? height : at)
          pen.stroke()
        }
      for (const child of this.children) child.render()
    }
  }

  class YMapDefaultSchemeLayer extends Entity {}

  class YMapDefaultFeaturesLayer extends Entity {
    override attach(map: YMap) {
      super.attach(map)
      map.sources.add(SOURCE)
    }
  }

  class YMapListener extends Entity {}

  /** Features need a layer that shows their source. */
  class Feature extends Entity {
    override attach(map: YMap) {
      if (!map.sources.has(SOURCE)) throw new Error(`no layer shows ${SOURCE}`)
      super.attach(map)
    }
  }

  class YMapFeature extends Feature {
    override render() {
      const pen = this.map?.canvas.getContext('2d')
      if (!pen || !this.map) return
      const { type, coordinates } = this.props.geometry as { type: string; coordinates: never[] }
      const style = this.props.style as {
        fill?: string
        fillOpacity?: number
        stroke: { color: string; width: number; dash?: number[] }[]
      }
      pen.beginPath()
      for (const point of (type === 'Polygon' ? coordinates[0] : coordinates) as unknown as Point[])
        pen.lineTo(...this.map.place(point))
      if (style.fill) {
        pen.globalAlpha = style.fillOpacity ?? 1
        pen.fillStyle = style.fill
        pen.fill()
        pen.globalAlpha = 1
      }
      for (const { color, width, dash = [] } of style.stroke) {
        pen.strokeStyle = color
        pen.lineWidth = width
        pen.setLineDash(dash)
        pen.stroke()
        pen.setLineDash([])
      }
    }
  }

  class YMapMarker extends Feature {
    element = document.createElement('ymaps')
    constructor(props: Record<string, unknown>, element: HTMLElement) {
      super(props)
      Object.assign(this.element.style, { position: 'absolute', top: '0', left: '0' })
      this.element.append(element)
    }
    override attach(map: YMap) {
      super.attach(map)
      map.box.append(this.element)
    }
    override detach() {
      super.detach()
      this.element.remove()
    }
    override render() {
      const [x, y] = this.map?.place(this.props.coordinates as Point) ?? [0, 0]
      this.element.style.transform = `translate(${x}px, ${y}px)`
    }
  }

  Object.assign(globalThis, {
    ymaps3: {
      ready: new Promise((resolve) => setTimeout(resolve)),
      strictMode: true,
      YMap,
      YMapDefaultSchemeLayer,
      YMapDefaultFeaturesLayer,
      YMapFeature,
      YMapListener,
      YMapMarker,
    },
  })
}
