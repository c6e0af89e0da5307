/**
 * The compositions that a new screen begins with, in their states; beside each the name of Mantine's
 * counterpart, where it has one. (decision 0017)
 */

import { IconCircleCheck, IconInfoCircle, IconLock, IconSpeakerphone } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { FieldGroup } from '#src/ui/fields/field-group.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { Stack, Text } from '#src/ui/layout/layout.tsx'
import { IconTile } from '#src/ui/pictures/icon-tile.tsx'
import { Facts } from '#src/ui/text/facts.tsx'
import { Remark } from '#src/ui/text/remark.tsx'
import { Button } from '../button.tsx'
import { Notice, type NoticeProps } from '../notice.tsx'
import { Pill } from '../pill.tsx'
import { RowList } from '../row-list.tsx'
import { Section } from '../section.tsx'
import { Toolbar, WorkRow } from '../work-row.tsx'
import { words } from './words.ts'
import classes from './gallery.module.css'

const { compositions: texts, form, lists } = words

function Sample({ name, mantine, children }: { name: string; mantine?: string; children: ReactNode }) {
  return (
    <Stack gap={8}>
      <Text as="h3" variant="small" tone="muted" data-latin>
        {mantine ? `${name} · Mantine: ${mantine}` : name}
      </Text>
      {children}
    </Stack>
  )
}

const mark = (
  <IconTile tone="due">
    <IconSpeakerphone size={20} stroke={1.75} />
  </IconTile>
)

const act = (
  <Button size="sm" variant="default">
    {texts.act}
  </Button>
)

const TONES: readonly NonNullable<NoticeProps['tone']>[] = ['quiet', 'info', 'hint', 'warning', 'error']

function SectionSamples() {
  return (
    <Sample name="Section" mantine="Card, Card.Section">
      <Section title={texts.section} text={texts.rowText} aside={<Pill tone="ok">{texts.done}</Pill>}>
        <RowList isInside>
          <WorkRow title={texts.row} text={texts.rowText} />
          <WorkRow title={texts.row} text={texts.rowText} />
        </RowList>
      </Section>
      <Section title={texts.section} icon={<IconCircleCheck />}>
        <p>{texts.noticeText}</p>
      </Section>
      <Section title={texts.section} icon={<IconLock />} iconTone="muted" isFlush>
        <RowList isFlush>
          <WorkRow mark={mark} title={texts.row} to="?row=4" isLink text={texts.rowText} />
        </RowList>
      </Section>
      <Section title={texts.section} isPlain>
        <RowList>
          <WorkRow title={texts.row} text={texts.rowText} />
        </RowList>
      </Section>
    </Sample>
  )
}

export function CompositionSamples() {
  return (
    <div className={classes.wide}>
      <Sample name="RowList, WorkRow">
        <RowList>
          <WorkRow mark={mark} title={texts.row} text={texts.rowText}>
            {act}
          </WorkRow>
          <WorkRow
            mark={mark}
            title={texts.row}
            to="?row=1"
            text={texts.rowText}
            state={<Pill tone="due">{texts.due}</Pill>}
          />
          <WorkRow mark={mark} title={texts.row} to="?row=2" isLink text={texts.rowText} />
          <WorkRow mark={mark} title={texts.row} to="?row=3" isLink isCurrent text={texts.rowText} />
        </RowList>
      </Sample>
      <Sample name="Facts" mantine="DataList">
        <Facts facts={lists.facts} />
        <Facts facts={lists.facts} shape="rows" />
      </Sample>
      <Sample name="Notice" mantine="Alert">
        {TONES.map((tone) => (
          <Notice
            key={tone}
            tone={tone}
            icon={<IconInfoCircle size={20} />}
            title={texts.notice}
            actions={act}
          >
            <p>{texts.noticeText}</p>
          </Notice>
        ))}
      </Sample>
      <SectionSamples />
      <Sample name="FieldGroup, FormCard" mantine="Fieldset">
        <FieldGroup title={texts.section}>
          <TextField label={form.name} defaultValue={form.nameValue} />
        </FieldGroup>
      </Sample>
      <Sample name="Toolbar" mantine="Group">
        <Toolbar>
          <TextField label={form.batch} defaultValue={form.batchValue} />
          <Button>{texts.act}</Button>
        </Toolbar>
      </Sample>
      <Sample name="Remark">
        <Remark by={{ name: form.nameValue }} fallback="" note={texts.day}>
          <p>{texts.noticeText}</p>
        </Remark>
      </Sample>
    </div>
  )
}
