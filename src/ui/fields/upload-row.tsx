/**
 * One file being uploaded: name, percentage, stitches, cancel; a failed one says why and can be sent again.
 */

import { IconAlertCircle, IconFile, IconRefresh, IconX } from '@tabler/icons-react'
import { formatPercent } from '#src/lib/bn.ts'
import { Button } from '#src/ui/button.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Grid, Row, Text } from '#src/ui/layout/layout.tsx'
import { StitchProgress } from '#src/ui/stitch-progress.tsx'
import { words } from '#src/ui/words.ts'
import { words as formWords } from './form-words.ts'
import classes from './upload-row.module.css'

export interface UploadRowProps {
  name: string
  /** Under the name, such as its size. */
  text?: string
  /** 0 to 100; undefined if nothing is being sent. */
  percent?: number
  /** Its bytes are being read or its picture shrunk. */
  isPreparing?: boolean | undefined
  /** A message. */
  error?: string
  onRetry?: () => void
  /** Cancels, or removes the file. */
  onRemove?: () => void
}

const STITCHES = 20
/** The connection has taken all bytes, which may lie in it for minutes: a number would stand still. */
const ALL_LEFT = 99

export function UploadRow({ name, text, percent, isPreparing, error, onRetry, onRemove }: UploadRowProps) {
  const isUnderWay = percent !== undefined && !error
  const isUnconfirmed = isUnderWay && percent >= ALL_LEFT && percent < 100
  return (
    <Row
      gap={12}
      ground="surface"
      radius="card"
      border="line"
      className={classes.root}
      data-failed={Boolean(error)}
    >
      {error ? (
        <IconAlertCircle aria-hidden="true" className={classes.icon} />
      ) : (
        <IconFile aria-hidden="true" className={classes.icon} />
      )}
      <Grid gap={4} grow shrink>
        <Row align="stretch" justify="between" gap={12} variant="note">
          <Text as="span" weight={500} shrink anywhere>
            {name}
          </Text>
          {isUnderWay && !isUnconfirmed && <strong>{formatPercent(percent)}</strong>}
        </Row>
        {isUnderWay && !isUnconfirmed && (
          <StitchProgress
            done={Math.floor((percent / 100) * STITCHES)}
            total={STITCHES}
            label={formWords.file.progress(name)}
            next={percent < 100}
          />
        )}
        {error ? (
          <p role="alert" className={classes.error}>
            {error}
          </p>
        ) : (
          (isPreparing || isUnconfirmed || text) && (
            <Text tone="muted" variant="caption">
              {isPreparing ? formWords.file.preparing : isUnconfirmed ? formWords.file.unconfirmed : text}
            </Text>
          )
        )}
      </Grid>
      {error && onRetry && (
        <Button
          variant="default"
          size="sm"
          onClick={onRetry}
          leftSection={<IconRefresh aria-hidden="true" />}
        >
          {words.failed.retryShort}
        </Button>
      )}
      {onRemove && (
        <IconButton
          label={isUnderWay ? formWords.file.cancel(name) : formWords.file.remove(name)}
          onClick={onRemove}
        >
          <IconX />
        </IconButton>
      )}
    </Row>
  )
}
