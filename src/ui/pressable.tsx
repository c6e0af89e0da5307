/** Renders a button, a link of the router (`to`) or a plain link (`href`) with the same look. */

import type { ButtonHTMLAttributes, HTMLAttributes, ReactNode, Ref } from 'react'
import { Link, type To } from 'react-router'
import { OutsideAnchor } from './text/outside-anchor.tsx'

export interface PressableProps extends HTMLAttributes<HTMLElement> {
  /** An address of the app. */
  to?: To
  /** Any other address, opened in the same tab; use `ExternalLink` for a new one. */
  href?: string
  /** With `href`: opens in a new tab. (spec 2 External links) */
  isNewPlace?: boolean
  /** Replaces the history entry instead of adding one. */
  isReplace?: boolean
  type?: ButtonHTMLAttributes<HTMLButtonElement>['type']
  form?: string
  name?: string
  value?: string
  disabled?: boolean
  download?: boolean | string
  ref?: Ref<HTMLButtonElement>
  children?: ReactNode
}

export function Pressable({
  to,
  href,
  isNewPlace,
  isReplace,
  type = 'button',
  form,
  name,
  value,
  disabled,
  download,
  ref,
  ...rest
}: PressableProps) {
  if (to !== undefined && !disabled) return <Link to={to} replace={isReplace} {...rest} />
  if (href !== undefined && !disabled) {
    return (
      <OutsideAnchor
        href={href}
        download={download}
        {...(isNewPlace && { target: '_blank', rel: 'noopener noreferrer' })}
        {...rest}
      >
        {rest.children}
      </OutsideAnchor>
    )
  }
  // oxlint-disable-next-line react/button-has-type -- passed on; a plain button by default
  return <button ref={ref} type={type} form={form} name={name} value={value} disabled={disabled} {...rest} />
}
