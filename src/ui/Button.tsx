import type { ReactNode, Ref } from 'react'
import { Link } from 'wouter'
import { classNames } from '#/lib/class-names.ts'
import css from '#/ui/base/button.module.css'

/** plain: text like a link; quiet: grey text beside a title; danger: text in the destructive colour. */
type ButtonLook = 'brand' | 'fill' | 'plain' | 'quiet' | 'danger'
/** page: 50 high and as wide as its place; inline: 40; line: 36, fully round, inside rows and notices. */
type ButtonSize = 'page' | 'inline' | 'line'

type ButtonProps = {
  children: ReactNode
  look?: ButtonLook
  size?: ButtonSize
  isWide?: boolean
  /** 20 px, before the words. */
  icon?: ReactNode
  className?: string | undefined
  'aria-label'?: string
}

/** Brand fill is for the action that buys; nothing destructive is ever filled. */
export function Button({
  children,
  look = 'fill',
  size = 'inline',
  isWide = false,
  icon,
  className,
  busy = false,
  commits = false,
  disabled = false,
  to,
  onPress,
  type = 'button',
  ref,
  ...rest
}: ButtonProps & {
  /** A page of ours: then it is a link. */
  to?: string | undefined
  busy?: boolean | undefined
  /** It orders, pays, cancels or deletes: a press meant for what was there before must not reach it. */
  commits?: boolean
  disabled?: boolean | undefined
  onPress?: (() => void) | undefined
  type?: 'button' | 'submit'
  ref?: Ref<HTMLButtonElement>
}) {
  const names = classNames(css.button, css[look], css[size], isWide && css.wide, className)
  // An action of the screen: the second half of a double press on it must not reach another control.
  const action = commits ? 'commit' : look === 'brand' ? '' : undefined
  const inside = (
    <>
      {busy ? <Spinner /> : icon && <span className={css.icon}>{icon}</span>}
      <span className={css.label}>{children}</span>
    </>
  )
  if (to && !disabled) {
    return (
      <Link href={to} className={names} onClick={onPress} data-action={action} {...rest}>
        {inside}
      </Link>
    )
  }
  return (
    <button
      ref={ref}
      type={type}
      className={names}
      disabled={disabled}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      data-action={action}
      onClick={busy ? (event) => event.preventDefault() : onPress}
      {...rest}
    >
      {inside}
    </button>
  )
}

/** A round button of one icon; `label` is its name. 44 px of target whatever its size. */
export function IconButton({
  label,
  children,
  look = 'fill',
  size = 40,
  hasHint = false,
  isPressed,
  to,
  onPress,
  className,
  ref,
}: {
  label: string
  children: ReactNode
  /** picture: white with a shadow, for pictures and maps; bare: no ground. */
  look?: 'fill' | 'picture' | 'bare'
  size?: 32 | 40 | 44
  /** A pointer that rests on it is told its name: for an icon that nobody knows by itself. */
  hasHint?: boolean
  isPressed?: boolean
  to?: string
  onPress?: (() => void) | undefined
  className?: string | undefined
  ref?: Ref<HTMLButtonElement>
}) {
  const title = hasHint ? label : undefined
  const names = classNames(css.round, css[`${look}Round`], css[`size${size}`], className)
  if (to) {
    return (
      <Link href={to} aria-label={label} title={title} className={names} onClick={onPress}>
        {children}
      </Link>
    )
  }
  return (
    <button
      ref={ref}
      type="button"
      aria-label={label}
      title={title}
      aria-pressed={isPressed}
      className={names}
      onClick={onPress}
    >
      {children}
    </button>
  )
}

/** The spinner of a busy button. */
export function Spinner() {
  return <span className={css.wheel} aria-hidden="true" />
}
