import scooter from '#/ui/art/scooter.webp?inline'
import css from '#/ui/map/engine/Pin.module.css'
import frame from './frame.module.css'
import type { FramePin } from './messages.ts'

/** A pin like the shop's own, in a page without React. `box` is positioned at the place, which is its centre. */
export function createPinElement(first: FramePin, onPress: () => void) {
  const box = document.createElement('div')
  box.className = frame.spot ?? ''
  const mark = document.createElement(first.isButton ? 'button' : 'span')
  const icon = document.createElement(first.kind === 'courier' ? 'img' : 'span')
  mark.append(icon)
  box.append(mark)
  if (mark instanceof HTMLButtonElement) {
    mark.type = 'button'
    mark.addEventListener('click', onPress)
  } else mark.setAttribute('role', 'img')

  if (icon instanceof HTMLImageElement) {
    icon.src = scooter
    icon.alt = ''
    icon.width = icon.height = 38
  }

  const update = (pin: FramePin) => {
    mark.className = [css.pin, css[pin.kind], pin.isChosen && css.chosen].filter(Boolean).join(' ')
    mark.setAttribute('aria-label', pin.label)
    if (pin.isButton) mark.setAttribute('aria-pressed', String(pin.isChosen))
    if (icon instanceof HTMLImageElement) return
    icon.className = frame.icon ?? ''
    icon.style.setProperty('--icon', `url("${pin.icon}")`)
  }
  update(first)
  return { box, update }
}
