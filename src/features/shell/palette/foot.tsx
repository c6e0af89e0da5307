/**
 * The foot of the palette: its keys on wide screens, and a note that the person's own items are found
 * offline.
 */

import { IconCornerDownLeft, IconDeviceLaptop, IconDeviceMobileCheck } from '@tabler/icons-react'
import { Row } from '#src/ui/layout/layout.tsx'
import { KeyCap } from '#src/ui/text/key-cap.tsx'
import { words } from './words.ts'
import classes from './palette.module.css'

function Keys() {
  return (
    <>
      <span aria-hidden="true">
        <KeyCap>↑</KeyCap> <KeyCap>↓</KeyCap> {words.keys.choose}
      </span>
      <span aria-hidden="true">
        <KeyCap>
          <IconCornerDownLeft size={13} stroke={2} aria-hidden="true" />
        </KeyCap>{' '}
        {words.keys.open}
      </span>
      <span aria-hidden="true">
        <KeyCap>Ctrl</KeyCap>{' '}
        <KeyCap>
          <IconCornerDownLeft size={13} stroke={2} aria-hidden="true" />
        </KeyCap>{' '}
        {words.keys.tab}
      </span>
    </>
  )
}

interface FootProps {
  isWide: boolean
  /** Guests have no personal items. */
  hasOwn: boolean
}

export function Foot({ isWide, hasOwn }: FootProps) {
  if (!isWide && !hasOwn) return null
  const Device = isWide ? IconDeviceLaptop : IconDeviceMobileCheck
  return (
    <Row gap={16} justify={isWide ? undefined : 'center'} className={classes.foot}>
      {isWide && <Keys />}
      {hasOwn && (
        <span className={classes.ownOffline}>
          <Device size={18} stroke={1.75} aria-hidden="true" />
          {words.ownOffline}
        </span>
      )}
    </Row>
  )
}
