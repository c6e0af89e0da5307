/**
 * Asks above the page before a new release is loaded, once for each release, and says that one is coming
 * because a part is missing. (ruling R92) The question is hidden while a reload would interrupt work or stop an upload.
 */

import { useSlot } from '#src/stores/shell/slot-store.ts'
import { updatePutOff, useUpdate } from '#src/stores/shell/update-store.ts'
import { useUploads } from '#src/stores/uploads/upload-store.ts'
import { Button } from '#src/ui/button.tsx'
import { Row, Text } from '#src/ui/layout/layout.tsx'
import { words as appWords } from '../../words.ts'
import classes from './update-prompt.module.css'

const words = appWords.update

export function UpdatePrompt() {
  const take = useUpdate((state) => state.take)
  const isAwaited = useUpdate((state) => state.awaitedBy === 'part')
  const isSending = useUploads(({ uploads }) =>
    Object.values(uploads).some(({ percent }) => percent !== undefined),
  )
  const isShown = useSlot('update', take !== undefined && !isSending && !isAwaited)
  return (
    <div role="status">
      {isAwaited && (
        <div className={classes.card}>
          <Text as="strong" block tone="text">
            {appWords.opening.title}
          </Text>
          <p>{appWords.opening.text}</p>
        </div>
      )}
      {isShown && (
        <Row as="section" wrap gap={8} gapX={16} className={classes.card} aria-labelledby="update-title">
          <div className={classes.words}>
            <Text as="strong" block tone="text" id="update-title">
              {words.title}
            </Text>
            <p>{words.text}</p>
          </div>
          <Row align="stretch" gap={8} push>
            <Button size="sm" variant="subtle" onClick={updatePutOff}>
              {words.later}
            </Button>
            <Button size="sm" onClick={take}>
              {words.take}
            </Button>
          </Row>
        </Row>
      )}
    </div>
  )
}
