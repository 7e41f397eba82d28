import css from '#/ui/map/engine/Pin.module.css'
import frame from './frame.module.css'
import type { FramePin } from './messages.ts'

/** A pin like the shop's own, in a page without React. `box` is positioned at the place, which is its centre. */
export function createPinElement(first: FramePin, onPress: () => void) {
  const box = document.createElement('div')
  box.className = frame.spot ?? ''
  const mark = document.createElement(first.isButton ? 'button' : 'span')
  const icon = document.createElement('span')
  mark.append(icon)
  box.append(mark)
  if (mark instanceof HTMLButtonElement) {
    mark.type = 'button'
    mark.addEventListener('click', onPress)
  } else mark.setAttribute('role', 'img')

  const update = (pin: FramePin) => {
    mark.className = [css.pin, css[pin.kind], pin.isChosen && css.chosen].filter(Boolean).join(' ')
    mark.setAttribute('aria-label', pin.label)
    if (pin.isButton) mark.setAttribute('aria-pressed', String(pin.isChosen))
    icon.className = frame.icon ?? ''
    icon.style.setProperty('--icon', `url("${pin.icon}")`)
    icon.style.setProperty('--size', pin.kind === 'courier' ? '26px' : '20px')
  }
  update(first)
  return { box, update }
}
