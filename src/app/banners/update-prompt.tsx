/** Asks before a new release is loaded. Hidden while a reload would interrupt work or stop an upload. */

import { useBusy } from '#src/stores/shell/busy-store.ts'
import { updatePutOff, useUpdate } from '#src/stores/shell/update-store.ts'
import { useUploads } from '#src/stores/uploads/upload-store.ts'
import { Button } from '#src/ui/button.tsx'
import { Row, Text } from '#src/ui/layout/layout.tsx'
import { words as appWords } from '../words.ts'
import classes from './update-prompt.module.css'

const words = appWords.update

export function UpdatePrompt() {
  const take = useUpdate((state) => state.take)
  const isBusy = useBusy(({ works }) => works > 0)
  const isSending = useUploads(({ uploads }) =>
    Object.values(uploads).some(({ percent }) => percent !== undefined),
  )
  const isShown = take !== undefined && !isBusy && !isSending
  return (
    <div role="status">
      {isShown && (
        <Row as="section" wrap gap={12} gapX={16} className={classes.card} aria-labelledby="update-title">
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
