/** Two buttons that share the page: in the buy box, and in the bar of a phone. */
import { IconShare3 } from '@tabler/icons-react'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Row } from '#src/ui/layout/layout.tsx'
import classes from './buy-box.module.css'
import { words } from './words.ts'
import { showToast } from '#src/stores/shell/toast-store.ts'

/** The visitor closed the sheet: nothing went wrong. */
function isClosed(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}

async function copy(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address)
    showToast({ kind: 'success', message: words.linkCopied })
  } catch {
    // Denied, or missing on plain http.
    showToast({ kind: 'error', message: words.linkNotCopied })
  }
}

/** Hands the page's address on: by the device's own sheet, else by the clipboard, else the visitor is told where it stands. (ruling R28) */
async function sharePage(title: string): Promise<void> {
  const url = window.location.origin + window.location.pathname
  if (!('share' in navigator)) return copy(url)
  try {
    await navigator.share({ title, url })
  } catch (error) {
    if (!isClosed(error)) await copy(url)
  }
}

interface ShareProps {
  title: string
}

export function ShareLine({ title }: ShareProps) {
  return (
    <Row as="button" inline align="stretch" hideBelow="md" type="button" className={classes.share} onClick={() => void sharePage(title)}>
      <IconShare3 size={18} stroke={1.75} aria-hidden="true" />
      {words.share}
    </Row>
  )
}

export function ShareIcon({ title }: ShareProps) {
  return (
    <IconButton label={words.shareCourse} onClick={() => void sharePage(title)}>
      <IconShare3 size={24} stroke={1.75} />
    </IconButton>
  )
}
