/**
 * A link written by a user: safe, in a new tab, and plain text if it is not a valid link. (ruling R19, spec 2
 * External links)
 */

import { IconExternalLink } from '@tabler/icons-react'
import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { parseExternalLink } from '#src/lib/external-link.ts'
import { words } from '#src/ui/words.ts'
import { OutsideAnchor } from './outside-anchor.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'
import classes from './external-link.module.css'

export interface ExternalLinkProps extends Omit<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'href' | 'target' | 'rel'
> {
  href: string | null | undefined
  /** Without it the address itself is shown. */
  children?: ReactNode
  hasIcon?: boolean
}

export function ExternalLink({ href, children, hasIcon, ...rest }: ExternalLinkProps) {
  const address = parseExternalLink(href)
  const shown = children ?? href
  if (address === undefined) return <span className={rest.className}>{shown}</span>
  return (
    <OutsideAnchor {...rest} href={address} target="_blank" rel="noopener noreferrer">
      {shown}
      {hasIcon && <IconExternalLink aria-hidden="true" className={classes.icon} />}
      <VisuallyHidden> ({words.link.newTab})</VisuallyHidden>
    </OutsideAnchor>
  )
}
