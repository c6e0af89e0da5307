import { useState } from 'react'
import { getDeviceNow } from '#src/lib/server-time.ts'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { announce } from '#src/ui/frame/announcer.tsx'
import { Confirm } from '#src/ui/frame/confirm.tsx'
import { SidePanel } from '#src/ui/frame/side-panel.tsx'
import { type ShownToast, Toaster } from '#src/ui/states/toaster.tsx'
import { Button } from '../button.tsx'
import { words } from './words.ts'
import classes from './gallery.module.css'

const { toasts, form } = words
const KINDS = {
  success: { kind: 'success', message: toasts.success, shownFor: 3000 },
  error: { kind: 'error', message: toasts.error, shownFor: 3000 },
  new: {
    kind: 'success',
    title: toasts.newTitle,
    message: toasts.newText,
    action: toasts.newAction,
    isNew: true,
    shownFor: 10_000,
  },
} as const

function ToastSamples() {
  const [shown, setShown] = useState<readonly ShownToast[]>([])
  const show = (kind: keyof typeof KINDS) =>
    setShown((all) => [
      ...all,
      {
        ...KINDS[kind],
        id: getDeviceNow(),
        onClick: kind === 'new' ? () => announce(toasts.newAction) : undefined,
      },
    ])
  const close = (id: number) => setShown((all) => all.filter((toast) => toast.id !== id))
  const click = (id: number) => {
    shown.find((toast) => toast.id === id)?.onClick?.()
    close(id)
  }
  return (
    <>
      <Button variant="default" onClick={() => show('success')}>
        {toasts.show}
      </Button>
      <Button variant="default" onClick={() => show('error')}>
        {toasts.showError}
      </Button>
      <Button variant="default" onClick={() => show('new')}>
        {toasts.showNew}
      </Button>
      <Toaster toasts={shown} onClosed={close} onClicked={click} />
    </>
  )
}

export function OverlaySamples() {
  const [isAsking, setAsking] = useState(false)
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={classes.line}>
      <ToastSamples />
      <Button variant="default" onClick={() => setAsking(true)}>
        {toasts.ask}
      </Button>
      <Button variant="default" onClick={() => setOpen(true)}>
        {toasts.panel}
      </Button>
      <Confirm question={isAsking ? toasts.question : undefined} onAnswer={() => setAsking(false)} />
      <SidePanel isOpen={isOpen} onClose={() => setOpen(false)} title={toasts.panelTitle} hasBorder>
        <TextField label={form.phone} hint={form.phoneHint} />
      </SidePanel>
    </div>
  )
}
