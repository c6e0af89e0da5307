/**
 * Renders the toasts for 3000 or 10000 ms, longer while the pointer or the focus is on them. They close with
 * their button, or after a click has run their handler. Sonner's section is the live region that reads them
 * out. Loaded lazily by its parent. (spec 1)
 */

import { IconCheck, IconExclamationMark, IconX } from '@tabler/icons-react'
import { type CSSProperties, type FocusEvent, useCallback, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { toast as sonner, Toaster as Sonner } from 'sonner'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Grid, Row, Text } from '#src/ui/layout/layout.tsx'
import { words } from '#src/ui/words.ts'
import { getFailureText } from './failure-text.ts'
import { type Corner, findFreeCorner, getNarrowOffset, OFFSET, WIDTH } from './find-free-corner.ts'
import { useReportAddress } from './use-report-address.ts'
import classes from './toaster.module.css'

export interface ShownToast {
  id: number
  kind: 'success' | 'error'
  message: string
  title?: string
  /** The new-style variant: title, action and a stitched countdown. */
  isNew?: boolean
  failure?: { kind: string; status?: number | undefined }
  /** The text for the click's action. */
  action?: string
  /** A click runs something. */
  onClick?: () => void
  /** Milliseconds. */
  shownFor: number
}

export interface ToasterProps {
  toasts: readonly ShownToast[]
  /** The time is over, or the close button was pressed. */
  onClosed: (id: number) => void
  /** Runs the handler, then closes. */
  onClicked: (id: number) => void
}

const buildOffset = ({ top, bottom, side }: { top: number; bottom: number; side: number }) => ({
  top: `calc(${top}px + var(--k-promo-height, 0px))`,
  bottom,
  left: side,
  right: side,
})

export function Toaster({ toasts, onClosed, onClicked }: ToasterProps) {
  const shown = useRef(new Set<number>())
  /** A toast stays in the corner where it appeared. */
  const corners = useRef(new Map<number, Corner>())
  const wasHeld = useRef(false)
  const [isHeld, setHeld] = useState(false)
  // Closing a toast with one of its own buttons removes the focus without a blur event.
  const close = useCallback(
    (id: number) => {
      setHeld(false)
      onClosed(id)
    },
    [onClosed],
  )
  const click = useCallback(
    (id: number) => {
      setHeld(false)
      onClicked(id)
    },
    [onClicked],
  )
  useEffect(() => {
    const wanted = new Set(toasts.map((toast) => toast.id))
    const isSame = wasHeld.current === isHeld
    wasHeld.current = isHeld
    for (const toast of toasts) {
      // Passing it again would restart its time whenever another one comes or goes.
      if (isSame && shown.current.has(toast.id)) continue
      const corner = corners.current.get(toast.id) ?? findFreeCorner()
      corners.current.set(toast.id, corner)
      // Held toasts are passed to sonner again without an end; once released, they get their full time again.
      sonner.custom(() => <ToastCard toast={toast} onClosed={close} onClicked={click} />, {
        id: toast.id,
        position: corner,
        duration: isHeld ? Number.POSITIVE_INFINITY : toast.shownFor,
        onAutoClose: () => onClosed(toast.id),
        onDismiss: () => onClosed(toast.id),
      })
    }
    for (const id of shown.current) if (!wanted.has(id)) sonner.dismiss(id)
    shown.current = wanted
  }, [toasts, isHeld, onClosed, close, click])
  // When the focus leaves, sonner returns it to its origin, so Tab would never get past a toast.
  const letGo = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    setHeld(false)
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      relatedTarget.focus({ preventScroll: true })
  }
  return (
    <div onFocus={() => setHeld(true)} onBlur={letGo}>
      <Sonner
        position="top-right"
        visibleToasts={4}
        expand
        gap={12}
        // Below the top bars, whose buttons (account, submit) would be covered for up to ten seconds.
        offset={buildOffset(OFFSET)}
        mobileOffset={buildOffset(getNarrowOffset())}
        toastOptions={{ className: classes.place }}
        // Read out after the label: a key name, where sonner's own would be Latin words.
        hotkey={['F8']}
        containerAriaLabel={words.toast.region}
        style={{ '--width': `${WIDTH}px` } as CSSProperties}
      />
    </div>
  )
}

/** The person can fix it: no bug report is offered. */
const isRefusal = ({ failure }: ShownToast) => failure?.kind === 'http' && (failure.status ?? 500) < 500

interface ToastCardProps {
  toast: ShownToast
  onClosed: (id: number) => void
  onClicked: (id: number) => void
}

function ToastCard({ toast, onClosed, onClicked }: ToastCardProps) {
  const Icon = toast.kind === 'success' ? IconCheck : IconExclamationMark
  const body = (
    <>
      {toast.title && (
        <Text as="strong" weight={600}>
          {toast.title}
        </Text>
      )}
      <span className={toast.title ? classes.text : classes.message}>
        {getFailureText({ msg: toast.message, ...toast.failure })}
      </span>
      {toast.action && (
        <Text as="span" tone="link" weight={600} mt={6}>
          {toast.action}
        </Text>
      )}
    </>
  )
  return (
    <Row
      align="start"
      gap={12}
      className={classes.card}
      data-kind={toast.kind}
      role={toast.kind === 'success' ? 'status' : 'alert'}
    >
      <Grid as="span" align="center" items="center" radius="round" fixed className={classes.disc}>
        <Icon role="img" aria-label={words.toast[toast.kind]} />
      </Grid>
      {toast.onClick ? (
        <button type="button" className={classes.press} onClick={() => onClicked(toast.id)}>
          {body}
        </button>
      ) : (
        <Grid padY={4} grow shrink>
          {body}
        </Grid>
      )}
      {toast.kind === 'error' && !isRefusal(toast) && <Report onFollow={() => onClosed(toast.id)} />}
      <IconButton label={words.toast.close} size="sm" onClick={() => onClosed(toast.id)}>
        <IconX />
      </IconButton>
      {toast.isNew && (
        <i className={classes.countdown} style={{ animationDuration: `${toast.shownFor}ms` }} />
      )}
    </Row>
  )
}

/** Beside the message: a press on the toast itself only runs its handler. (spec 1) */
function Report({ onFollow }: { onFollow: () => void }) {
  const to = useReportAddress()
  return (
    to && (
      <Link to={to} className={classes.report} onClick={onFollow}>
        {words.toast.report}
      </Link>
    )
  )
}
