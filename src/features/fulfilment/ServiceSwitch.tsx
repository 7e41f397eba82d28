import { useAtom, useAtomValue } from 'jotai'
import { servicesAtom, serviceTypeAtom } from '#/features/order-draft/index.ts'
import { serviceOptions } from '#/first-screen/service-options.ts'
import { WORDS } from '#/ui/base/words.ts'
import { Segmented } from '#/ui/Segmented.tsx'
import { useViewContext } from '#/ui/use-view-context.ts'

/** The switch of the service (delivery, pick-up, dine-in); nothing with one service. */
export function ServiceSwitch({ className }: { className?: string | undefined }) {
  const { say } = useViewContext()
  const services = useAtomValue(servicesAtom)
  const [service, choose] = useAtom(serviceTypeAtom)
  if (services.length < 2) return null
  return (
    <Segmented
      label={say(WORDS.receive)}
      value={service}
      options={serviceOptions(services, say)}
      onChange={choose}
      className={className}
    />
  )
}
