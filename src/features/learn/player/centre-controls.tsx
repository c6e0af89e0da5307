/** Play and skip in the middle of the picture, on phones. */

import { Row } from '#src/ui/layout/layout.tsx'
import { PlayControl, SkipControl } from './control-bar.tsx'
import classes from './player.module.css'

export function CentreControls() {
  return (
    <Row align="stretch" hideFrom="md" className={classes.centre}>
      <SkipControl seconds={-10} size={30} />
      <PlayControl className={classes.bigPlay} />
      <SkipControl seconds={10} size={30} />
    </Row>
  )
}
