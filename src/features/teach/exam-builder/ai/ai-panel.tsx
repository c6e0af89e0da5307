/** Drafts of questions by the assistant: suggestions in a tray, of which the teacher takes the good ones and has the bad ones made anew. */
import { IconPlus, IconRefresh, IconSparkles } from '@tabler/icons-react'
import { Button } from '#src/ui/button.tsx'
import { CheckBox } from '#src/ui/fields/check-box.tsx'
import { IconTile } from '#src/ui/pictures/icon-tile.tsx'
import { questionFrom } from '../engine/contract-shape.ts'
import { useBuilder } from '../builder-context.ts'
import { nameOf } from '../outline/outline-row.tsx'
import { words } from '../words.ts'
import classes from './ai.module.css'
import { OrderForm } from './order-form.tsx'
import { type Tray, useTray } from './use-tray.ts'

const { ai: said } = words

/** Shown only; ids are of no matter here. */
const anyId = () => ''

interface TrayListProps {
  tray: Tray
  onTurn: (questionId: string) => void
}

function TrayList({ tray: { questions, dropped }, onTurn }: TrayListProps) {
  return (
    <ul className={classes.tray}>
      {questions.map((question) => {
        const isKept = !dropped.includes(question._id)
        return (
          <li key={question._id} className={classes.proposal} data-kept={isKept}>
            <CheckBox
              label={<span data-latin>{nameOf(questionFrom(question, anyId))}</span>}
              hint={isKept ? words.kinds[question.question_type] : said.dropped}
              checked={isKept}
              onChange={() => onTurn(question._id)}
            />
          </li>
        )
      })}
    </ul>
  )
}

export function AiPanel() {
  const { isSetFixed } = useBuilder()
  const { tray, isPending, setOrder, turn, make, remake, take } = useTray()
  const { questions, dropped, note } = tray
  const keptCount = questions.length - dropped.length
  return (
    <section className={classes.root} aria-label={words.pane.titles.ai}>
      <header className={classes.head}>
        <IconTile tone="ai" size={40}>
          <IconSparkles size={22} stroke={1.75} />
        </IconTile>
        <div>
          <h2 className={classes.title}>{words.pane.titles.ai}</h2>
          <p className={classes.lead}>{said.lead}</p>
        </div>
      </header>
      {isSetFixed ? <p>{words.setStays}</p> : <OrderForm order={tray.order} isPending={isPending} onOrder={setOrder} onMake={make} />}
      {questions.length > 0 && (
        <>
          <p className={classes.count}>
            <strong>{said.made(questions.length)}</strong>
            <span>{said.kept(keptCount)}</span>
          </p>
          {note !== '' && <p className={classes.note}>{note}</p>}
          <TrayList tray={tray} onTurn={turn} />
          <div className={classes.deeds}>
            <Button
              variant="default"
              leftSection={<IconRefresh size={20} stroke={1.75} />}
              disabled={dropped.length === 0 || isPending}
              onClick={remake}
            >
              {said.remake(dropped.length)}
            </Button>
            <Button variant="ai" leftSection={<IconPlus size={20} />} disabled={keptCount === 0 || isPending || isSetFixed} onClick={take}>
              {said.take(keptCount)}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}
