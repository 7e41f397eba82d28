/**
 * The only module that imports telegram-ui: grouped lists for forms and settings. Only lazily loaded screens import it,
 * because its code and styles are 9 kB; of its one style sheet the build leaves the rules of what is imported here.
 * Components are imported by their own paths: the package's index imports its Modal, which writes style elements that the
 * CSP would refuse.
 */
import type { Elements } from '#/ui/base/elements.ts'
import '@telegram-apps/telegram-ui/dist/styles.css'
import { Cell as TelegramCell } from '@telegram-apps/telegram-ui/dist/components/Blocks/Cell/Cell'
import { List as TelegramList } from '@telegram-apps/telegram-ui/dist/components/Blocks/List/List'
import { Section as TelegramSection } from '@telegram-apps/telegram-ui/dist/components/Blocks/Section/Section'
import { Switch as TelegramSwitch } from '@telegram-apps/telegram-ui/dist/components/Form/Switch/Switch'
import { AppRoot } from '@telegram-apps/telegram-ui/dist/components/Service/AppRoot/AppRoot'
import { useAtomValue } from 'jotai'
import { ChevronRight } from 'lucide-react'
import { Children, createContext, type ReactElement, type ReactNode, use, useId } from 'react'
import { Link } from 'wouter'
import { classNames } from '#/lib/class-names.ts'
import { useShell } from '#/shell/chrome.ts'
import { isDarkAtom } from '#/shell/palette.ts'
import css from './kit.module.css'

const IsInside = createContext(false)

/** Gives telegram-ui its platform and our colours. `List` and `Section` add it where it is missing. */
export function KitRoot({ children }: { children: Elements }) {
  const { platform } = useShell().launch
  const isDark = useAtomValue(isDarkAtom)
  const isApple = platform === null || platform === 'ios' || platform === 'macos'
  if (use(IsInside)) return children
  return (
    <AppRoot className={css.root} platform={isApple ? 'ios' : 'base'} appearance={isDark ? 'dark' : 'light'}>
      <IsInside value={true}>{children}</IsInside>
    </AppRoot>
  )
}

/** Sections one under another, 12 apart. */
export function List({ children }: { children: ReactNode }) {
  return (
    <KitRoot>
      <TelegramList className={css.list}>{children}</TelegramList>
    </KitRoot>
  )
}

/** A grouped section. `title`: a heading of the page; `header`: a quiet line above; `footer`: one below. */
export function Section({
  title,
  header,
  footer,
  action,
  isPlain = false,
  className,
  children,
}: {
  title?: ReactNode
  header?: ReactNode
  footer?: ReactNode
  /** Right of the title or header. */
  action?: Elements
  /** Without the card behind it: rails of tiles under a title. */
  isPlain?: boolean
  className?: string | undefined
  children: Elements
}) {
  const head = title ?? header
  return (
    <KitRoot>
      <TelegramSection
        className={classNames(css.section, isPlain && css.plain, className)}
        header={
          head && (
            <header className={title ? css.titleRow : css.headerRow}>
              {title ? <h2 className={css.title}>{title}</h2> : <h2 className={css.header}>{header}</h2>}
              {action}
            </header>
          )
        }
        footer={footer && <p className={css.footer}>{footer}</p>}
      >
        {/* A child that renders nothing must not leave its divider. */}
        {Children.toArray(children) as ReactElement[]}
      </TelegramSection>
    </KitRoot>
  )
}

type CellLook = {
  /** The first line. */
  children: ReactNode
  subtitle?: ReactNode
  /** Icon or picture at the start. */
  before?: ReactNode
  /** Value, price or control at the end. */
  after?: Elements
  isStrong?: boolean
  isDestructive?: boolean
  className?: string | undefined
}

/** A row: a link with `to`, a button with `onPress`, else just a row. Links and buttons end in a chevron. */
export function Cell({
  to,
  onPress,
  hasChevron,
  isCurrent = false,
  disabled = false,
  ...look
}: CellLook & {
  to?: string
  /** The link leads to the page that is open. */
  isCurrent?: boolean
  onPress?: () => void
  /** Separate from the default: links have one, buttons have none. */
  hasChevron?: boolean
  disabled?: boolean
}) {
  const isPressable = Boolean(to || onPress)
  const end = (hasChevron ?? Boolean(to)) && (
    <ChevronRight size={18} className={css.chevron} aria-hidden="true" />
  )
  const as = to
    ? { Component: Link, href: to, onClick: onPress, 'aria-current': isCurrent ? 'page' : undefined }
    : onPress
      ? { Component: 'button' as const, type: 'button' as const, onClick: onPress, disabled }
      : { readOnly: true }
  return <Row look={look} end={end} isPressable={isPressable} attributes={as} />
}

function Row({
  look,
  end,
  isPressable,
  attributes,
}: {
  look: CellLook
  end: Elements
  isPressable: boolean
  attributes: object
}) {
  const { children, subtitle, before, after, isStrong, isDestructive, className } = look
  return (
    <TelegramCell
      multiline
      className={classNames(css.cell, isPressable && css.pressable, Boolean(subtitle) && css.two, className)}
      before={before && <span className={css.before}>{before}</span>}
      after={
        (after || end) && (
          <span className={css.after}>
            {after}
            {end}
          </span>
        )
      }
      {...attributes}
    >
      <span className={css.words}>
        <span className={classNames(css.name, isStrong && css.strong, isDestructive && css.destructive)}>
          {children}
        </span>
        {subtitle && <span className={css.subtitle}>{subtitle}</span>}
      </span>
    </TelegramCell>
  )
}

/** A row whose whole width turns something on and off. */
export function SwitchCell({
  checked,
  onChange,
  disabled = false,
  ...look
}: CellLook & { checked: boolean; onChange: (checked: boolean) => void; disabled?: boolean }) {
  const id = useId()
  return (
    <Row
      look={{
        ...look,
        children: <span id={id}>{look.children}</span>,
        after: (
          <>
            {look.after}
            <TelegramSwitch
              className={css.switch}
              role="switch"
              aria-labelledby={id}
              checked={checked}
              disabled={disabled}
              onChange={(event) => onChange(event.target.checked)}
            />
          </>
        ),
      }}
      end={null}
      isPressable={!disabled}
      attributes={{}}
    />
  )
}
