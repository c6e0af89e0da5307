/**
 * The offer as a pop-up, for guests who come back often: once on this device, only on browsing pages, and
 * never while somebody types or another dialog is open. (spec 3 promo popup, spec 4 Visit counter, ruling
 * R39)
 */

import { IconX } from '@tabler/icons-react'
import { type MouseEvent, useEffect, useId, useRef, useState } from 'react'
import { matchPath, useLocation, useNavigate } from 'react-router'
import * as v from 'valibot'
import { commerce } from '#src/api/contract/commerce.ts'
import type { PublicPromo } from '#src/api/shapes/booking.ts'
import { useApi } from '#src/api/use-api.ts'
import { paths } from '#src/lib/paths.ts'
import { recall, remember } from '#src/stores/browser/guarded-storage.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { useSlot } from '#src/stores/shell/slot-store.ts'
import { Button } from '#src/ui/button.tsx'
import { BackCloses, takeBackEntry } from '#src/ui/hooks/back-closes.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Stack, Text } from '#src/ui/layout/layout.tsx'
import { BorderStrip } from '#src/ui/pictures/border-strip.tsx'
import { findBarPromo } from './promo-store.ts'
import { words } from './promo-words.ts'
import classes from './promo-popup.module.css'

const SEEN_KEY = 'device:promo-popup'
/** Pages without a form. */
const PLACES = [
  paths.home(),
  paths.courses(),
  `${paths.category('')}*`,
  paths.freeCourses(),
  paths.playlists(),
  paths.assessments(),
  paths.jobPlacement(),
  paths.howItWorks(),
]
const BUSY =
  'input:focus, textarea:focus, select:focus, [contenteditable]:focus, dialog[open], [role=dialog], [aria-expanded=true]'

const isFree = () => document.querySelector(BUSY) === null

interface WindowProps {
  promo: PublicPromo
  /** It is closed. */
  onClose: () => void
}

function Window({ promo: { title, code, ends_at: end, course_slug: slug }, onClose }: WindowProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const navigate = useNavigate()
  useEffect(() => dialog.current?.showModal(), [])
  // The native dialog returns the focus to where it was.
  const close = () => dialog.current?.close()
  const to = slug ? paths.course(slug) : paths.courses()
  function go(event: MouseEvent): void {
    // The link may open in another tab while the dialog stays.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const replace = takeBackEntry()
    close()
    // Runs once the dialog's own history rule is removed.
    setTimeout(() => void navigate(to, { replace }))
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- a press outside the dialog; the keyboard has Esc
    <dialog
      ref={dialog}
      className={classes.window}
      aria-labelledby={id}
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && close()}
    >
      <BackCloses onClose={close} />
      <div className={classes.inside}>
        <IconButton label={words.close} className={classes.close} onClick={close}>
          <IconX stroke={2} />
        </IconButton>
        <Stack gap={8}>
          <Text tone="muted" variant="small" weight={600}>
            {words.forYou}
          </Text>
          <Text as="h2" variant="title" tight weight={700} id={id}>
            {title}
          </Text>
          <Text tone="muted">{words.how(code)}</Text>
          {end && <Text variant="small">{words.until(end)}</Text>}
          <Button to={to} size="lg" fullWidth onClick={go}>
            {slug ? words.toCourse : words.toCourses}
          </Button>
          <Button variant="subtle" fullWidth onClick={close}>
            {words.later}
          </Button>
        </Stack>
      </div>
      <BorderStrip height={25} tone="paper" />
    </dialog>
  )
}

export function PromoPopup() {
  const { key, pathname } = useLocation()
  const isGuest = useSession((state) => state.status === 'guest')
  const [isSeen] = useState(() => recall(SEEN_KEY, v.boolean()) === true)
  const [state, setState] = useState<'waits' | 'open' | 'over'>('waits')
  const isWanted = isGuest && !isSeen && state === 'waits'
  const { data: promos = [] } = useApi(commerce.publicPromos, isWanted || state === 'open' ? {} : null, {
    isQuiet: true,
  })
  // The bar's own offer is not said twice, and not again to somebody who has closed the bar.
  const promo = promos.find((each) => each !== findBarPromo(promos))
  const isThere = promo !== undefined
  const isPlace = PLACES.some((place) => matchPath(place, pathname))
  const hasSlot = useSlot('promo', (isWanted && isThere && isPlace) || state === 'open')
  // Checks once on each page, when it renders; if the moment is bad, the next page tries again.
  useEffect(() => {
    if (!isWanted || !isThere || !hasSlot || !isFree()) return undefined
    const frame = requestAnimationFrame(() => {
      // Another tab may have shown it meanwhile. Without storage it would appear again and again.
      if (isFree() && recall(SEEN_KEY, v.boolean()) !== true && remember(SEEN_KEY, true)) setState('open')
    })
    return () => cancelAnimationFrame(frame)
  }, [isWanted, isThere, hasSlot, pathname, key])
  if (state !== 'open' || promo === undefined) return null
  return <Window promo={promo} onClose={() => setState('over')} />
}
