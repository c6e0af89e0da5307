/**
 * A link out of the app. Without a connection it opens nothing but the browser's own error page, so the press
 * says so beside the link instead. A file that is on the device opens there.
 */

import { type AnchorHTMLAttributes, type MouseEvent, useState } from 'react'
import { isConnected } from '#src/lib/connection.ts'
import { openStoredFile } from '#src/lib/stored-file.ts'
import { useIsConnected } from '#src/ui/hooks/use-is-online.ts'
import { words } from '#src/ui/words.ts'
import classes from './outside-anchor.module.css'

interface OutsideAnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
}

/** What the page itself holds (`blob:`, `#…`), and mail or a phone, need no connection. */
const needsConnection = (href: string) => /^https?:/i.test(href)

export function OutsideAnchor({ href, onClick, children, ...rest }: OutsideAnchorProps) {
  const isOnline = useIsConnected()
  const [wasPressed, setWasPressed] = useState(false)
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    // The last call may have failed for another reason, so a second press is followed.
    if (needsConnection(href) && openStoredFile(href)) return event.preventDefault()
    const isDead = needsConnection(href) && !isConnected() && !(wasPressed && navigator.onLine)
    setWasPressed(isDead)
    if (isDead) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <>
      <a {...rest} href={href} onClick={press}>
        {children}
      </a>
      {wasPressed && !isOnline && (
        <span role="alert" className={classes.offline}>
          {words.link.offline}
        </span>
      )}
    </>
  )
}
