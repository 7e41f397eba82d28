import { type IconLook, Outline } from '#/ui/base/Icon.tsx'

const RING = 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0'

/* Outlines of lucide (ISC). */
const OUTLINES = {
  alert: `${RING}m10-4v4m0 4h.01`,
  back: 'm12 19-7-7 7-7m7 7H5',
  check: `${RING}m14-3-5.5 5.5L8 12`,
  clock: `${RING}m10-6v6l4 2`,
  cloudOff:
    'M10.94 5.274A7 7 0 0 1 15.71 10h1.79a4.5 4.5 0 0 1 4.222 6.057M18.796 18.81A4.5 4.5 0 0 1 17.5 19H9A7 7 0 0 1 5.79 5.78M2 2l20 20',
  info: `${RING}m10 4v-4m0-4h.01`,
  left: 'm15 18-6-6 6-6',
  right: 'm9 18 6-6-6-6',
}

/**
 * Icons that the first load has besides those of the first screen. Pages that load later take lucide's own, so that the
 * library comes with them.
 */
export const LineIcon = ({ of, ...look }: IconLook & { of: keyof typeof OUTLINES }) => (
  <Outline d={OUTLINES[of]} {...look} />
)
