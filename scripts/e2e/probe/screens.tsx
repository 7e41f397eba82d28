import { useState } from 'react'
import {
  useBack,
  useConfirmLeave,
  useMainButton,
  usePageBackground,
  useSettings,
  useShell,
  useTitle,
} from '#/shell/chrome.ts'
import { locate } from '#/shell/geolocation.ts'

export function Home({ onOpen, onNext }: { onOpen: () => void; onNext: () => void }) {
  const shell = useShell()
  const [answer, setAnswer] = useState('')
  useTitle('Home')
  usePageBackground('page')
  useSettings(() => setAnswer('settings'))
  return (
    <>
      <button type="button" onClick={onOpen}>
        Open the sheet
      </button>
      <button type="button" onClick={onNext}>
        Checkout
      </button>
      <button type="button" onClick={() => shell.haptic('light')}>
        Buzz
      </button>
      <button type="button" onClick={() => shell.openLink('https://pay.example/7')}>
        Pay
      </button>
      <button type="button" onClick={async () => setAnswer(JSON.stringify(await locate({ timeout: 3000 })))}>
        Locate
      </button>
      <output>{answer}</output>
    </>
  )
}

/** A committing action that takes a moment. */
export function Checkout({ onBack }: { onBack: () => void }) {
  const [sent, setSent] = useState(0)
  const [isSending, setSending] = useState(false)
  useTitle('Checkout')
  usePageBackground('groups')
  useBack(onBack, 'route')
  useConfirmLeave(sent === 0)
  useMainButton({
    label: 'Order',
    amount: '45 000',
    busy: isSending,
    onPress: async () => {
      setSending(true)
      await new Promise((resolve) => setTimeout(resolve, 500))
      setSending(false)
      setSent((before) => before + 1)
    },
  })
  return <output>{`sent ${sent}`}</output>
}

export function Sheet({ onClose }: { onClose: () => void }) {
  useBack(onClose)
  useMainButton({ label: 'Add', onPress: onClose })
  return <h2>Sheet</h2>
}
