import {
  IconBroadcast,
  IconClipboardText,
  IconCode,
  IconUsersGroup,
  IconVideo,
  IconWriting,
} from '@tabler/icons-react'
import { formatNumber } from '#src/lib/bn.ts'
import { Row } from '#src/ui/layout/layout.tsx'
import { CategoryIcon } from '#src/ui/pictures/category-icon.tsx'
import { Diamond } from '#src/ui/pictures/diamond.tsx'
import { IconTile } from '#src/ui/pictures/icon-tile.tsx'
import { Portrait } from '#src/ui/pictures/portrait.tsx'
import { DateTile } from '#src/ui/text/date-tile.tsx'
import { ExternalLink } from '#src/ui/text/external-link.tsx'
import { Facts } from '#src/ui/text/facts.tsx'
import { KeyList } from '#src/ui/text/key-list.tsx'
import { SafeHtml } from '#src/ui/text/safe-html.tsx'
import { Accordion, AccordionItem } from '../accordion.tsx'
import { Card } from '../card.tsx'
import { Pager, formatRange } from '../pager.tsx'
import { StitchProgress } from '../stitch-progress.tsx'
import { words } from './words.ts'
import classes from './gallery.module.css'

const { lists } = words
/** Ids whose checksums cover all eight avatars. */
const PEOPLE = ['Anik', 'Bithi', 'Chayan', 'Dipa', 'Elias', 'Farhan', 'Gita', 'Hasan']

export function ListSamples() {
  return (
    <div className={classes.wide}>
      <div className={classes.stack}>
        <TileSamples />
      </div>
      <div className={classes.stack}>
        <Card>
          <StitchProgress
            done={22}
            total={36}
            label={lists.progress}
            caption={lists.classes}
            figure={lists.percent}
          />
          <StitchProgress done={60} total={100} label={lists.many} caption={lists.many} />
        </Card>
        <Accordion>
          <AccordionItem title={lists.module} text={lists.moduleText} isOpen>
            <SafeHtml html={lists.moduleBody} />
          </AccordionItem>
          <AccordionItem title={lists.module} variant="line">
            <p>{lists.moduleText}</p>
          </AccordionItem>
        </Accordion>
        <Card padding="none">
          <Pager page={1} pageCount={16} text={formatRange(1, 3, 48)} addressOf={(page) => `?page=${page}`} />
        </Card>
        <Card>
          <Facts facts={lists.facts} />
          <KeyList keys={lists.keys} />
        </Card>
        <ExternalLink href="example.com" hasIcon>
          {lists.link}
        </ExternalLink>
      </div>
    </div>
  )
}

const TILES = [
  [IconVideo, 'info'],
  [IconClipboardText, 'due'],
  [IconBroadcast, 'urgent'],
  [IconWriting, 'ai'],
  [IconUsersGroup, 'leaf'],
  [IconCode, 'neutral'],
] as const

const STEPS = ['done', 'now', 'open', 'locked', 'soft'] as const

function TileSamples() {
  return (
    <>
      <Card>
        <div className={classes.date}>
          <DateTile day={lists.day} below={lists.month} isUrgent />
          <div>
            <h3>{lists.deadline}</h3>
            <p className={classes.small}>{lists.deadlineTime}</p>
          </div>
        </div>
      </Card>
      <Card>
        <div className={classes.line}>
          {TILES.map(([Icon, tone]) => (
            <IconTile key={tone} tone={tone}>
              <Icon />
            </IconTile>
          ))}
          <CategoryIcon colour="marketing" size={48} />
        </div>
        <div className={classes.line}>
          {STEPS.map((tone, at) => (
            <Diamond key={tone} tone={tone} size={34}>
              <b>{formatNumber(at + 1)}</b>
            </Diamond>
          ))}
        </div>
        <Row wrap gap={8}>
          {PEOPLE.map((id) => (
            <Portrait key={id} name={id} size={44} />
          ))}
        </Row>
      </Card>
    </>
  )
}
