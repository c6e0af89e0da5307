/** Preview of the notice for learners: in the list, as a notification, and opened. */

import { IconBell, IconSpeakerphone } from '@tabler/icons-react'
import { formatListDate } from '#src/lib/bn.ts'
import { brand } from '#src/lib/brand.ts'
import { isBlank } from '#src/lib/invisible.ts'
import { writeHtml } from '#src/lib/plain-html.ts'
import { Card } from '#src/ui/card.tsx'
import { Row, Text } from '#src/ui/layout/layout.tsx'
import { IconTile } from '#src/ui/pictures/icon-tile.tsx'
import { Pill } from '#src/ui/pill.tsx'
import { RowList } from '#src/ui/row-list.tsx'
import { SafeHtml } from '#src/ui/text/safe-html.tsx'
import { WorkRow } from '#src/ui/work-row.tsx'
import type { NoticeValues } from './notice-values.ts'
import { words } from './words.ts'
import classes from './notice-editor.module.css'

const { form: texts } = words

export function NoticePreview({ values }: { values: NoticeValues }) {
  const isEmpty = isBlank(values.title)
  return (
    <Card as="aside" padding="lg" className={classes.preview} aria-labelledby="notice-preview">
      <Text as="h2" variant="lead" mb={12} id="notice-preview">
        {texts.preview}
      </Text>
      {isEmpty ? (
        <Text tone="muted" variant="small">
          {texts.nothing}
        </Text>
      ) : (
        <>
          <h3 className={classes.part}>{texts.inList}</h3>
          <RowList>
            <WorkRow
              mark={
                <IconTile tone={values.is_urgent ? 'urgent' : 'due'}>
                  <IconSpeakerphone size={20} stroke={1.75} />
                </IconTile>
              }
              title={values.title}
              text={[values.topic, values.date ? formatListDate(values.date) : '']
                .filter(Boolean)
                .join(' · ')}
              state={values.is_urgent && <Pill tone="urgent">{words.urgent}</Pill>}
            />
          </RowList>
          <h3 className={classes.part}>{texts.inPush}</h3>
          <Row align="stretch" gap={12} className={classes.push}>
            <IconBell size={20} stroke={1.75} aria-hidden="true" />
            <p>
              <Text as="span" tone="muted" variant="small">
                {brand.name}
              </Text>
              <strong>{values.title}</strong>
              <span>{values.meta_description}</span>
            </p>
          </Row>
          <h3 className={classes.part}>{texts.whole}</h3>
          <SafeHtml html={writeHtml(values.description)} />
        </>
      )}
    </Card>
  )
}
