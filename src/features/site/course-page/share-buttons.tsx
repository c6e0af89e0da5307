/** Two buttons that share the page: in the buy box, and in the bar of a phone. */

import { IconShare3 } from '@tabler/icons-react'
import { shareAddress } from '#src/stores/shell/share-address.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Row } from '#src/ui/layout/layout.tsx'
import { words } from './words.ts'
import classes from './buy-box.module.css'

const sharePage = (title: string) => shareAddress(title, window.location.origin + window.location.pathname)

interface ShareProps {
  title: string
}

export function ShareLine({ title }: ShareProps) {
  return (
    <Row
      as="button"
      inline
      align="stretch"
      hideBelow="md"
      type="button"
      className={classes.share}
      onClick={() => void sharePage(title)}
    >
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
