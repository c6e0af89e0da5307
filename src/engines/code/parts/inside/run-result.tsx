/** What a run has given: its output, its tables, and how its examples came out. */

import { IconAlertTriangle, IconCheck, IconX } from '@tabler/icons-react'
import type { RunLanguage } from '#src/lib/languages.ts'
import { Row, Stack, Surface, Text } from '#src/ui/layout/layout.tsx'
import { Pill } from '#src/ui/pill.tsx'
import { type Check, MOST_OUTPUT, type RunEnd, type Table } from '../../inside/run-parts.ts'
import { findHints } from './hints.ts'
import type { Printed, RunView } from './use-run.ts'
import { words } from './words.ts'
import classes from './run-code.module.css'

export function Output({ printed, value }: { printed: readonly Printed[]; value?: string | undefined }) {
  if (printed.length === 0 && value === undefined) return null
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also with the keyboard
    <pre className={classes.output} aria-label={words.output} role="group" tabIndex={0} data-latin>
      {printed.map(({ text, tone }, at) => (
        // Pieces are only added at the end.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={at} data-tone={tone}>
          {text}
        </span>
      ))}
      {value !== undefined && (
        <span data-tone="value">
          {words.value}: {value}
        </span>
      )}
    </pre>
  )
}

function CheckRow({ input, expected, got, isRight }: Check) {
  return (
    <Surface as="li" ground="sunken" radius="md" pad={12} className={classes.check}>
      <Row justify="between" gap={8} wrap>
        {input === '' ? <Text as="span">{words.checks.asGiven}</Text> : <code data-latin>{input}</code>}
        <Pill
          tone={isRight ? 'ok' : 'missed'}
          icon={isRight ? <IconCheck aria-hidden="true" /> : <IconX aria-hidden="true" />}
        >
          {isRight ? words.checks.right : words.checks.wrong}
        </Pill>
      </Row>
      <dl className={classes.pair}>
        <div>
          <dt>{words.checks.expected}</dt>
          <dd data-latin>{expected || words.noRows}</dd>
        </div>
        <div>
          <dt>{words.checks.got}</dt>
          <dd data-latin>{got || words.noRows}</dd>
        </div>
      </dl>
    </Surface>
  )
}

export function Checks({ checks }: { checks: readonly Check[] }) {
  if (checks.length === 0) return null
  return (
    <Stack gap={8}>
      <Text weight={600}>
        {words.checks.title(checks.filter(({ isRight }) => isRight).length, checks.length)}
      </Text>
      <ul className={classes.checks}>
        {checks.map((check) => (
          <CheckRow key={`${check.input} ${check.expected}`} {...check} />
        ))}
      </ul>
    </Stack>
  )
}

function TableView({ table: { columns, rows, isCut }, no }: { table: Table; no: number }) {
  return (
    <div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also with the keyboard */}
      <div className={classes.scroll} role="group" aria-label={words.table(no)} tabIndex={0}>
        <table className={classes.table} data-latin>
          <thead>
            <tr>
              {columns.map((column, at) => (
                // Columns of a query may share a name.
                // oxlint-disable-next-line react/no-array-index-key
                <th key={at} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              // oxlint-disable-next-line react/no-array-index-key
              <tr key={at}>
                {row.map((cell, place) => (
                  // oxlint-disable-next-line react/no-array-index-key
                  <td key={place}>{cell ?? <span className={classes.noValue}>NULL</span>}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rows.length === 0 && <Text tone="muted">{words.noRows}</Text>}
      {isCut && <Text tone="muted">{words.rowsCut(rows.length)}</Text>}
    </div>
  )
}

function Trouble({ text }: { text: string }) {
  return (
    <Row gap={8} align="start" tone="error" className={classes.trouble}>
      <IconAlertTriangle size={18} aria-hidden="true" />
      <span data-latin>{text}</span>
    </Row>
  )
}

function Hints({ hints }: { hints: readonly string[] }) {
  return hints.map((hint) => <Text key={hint}>{hint}</Text>)
}

function End({ end, isSilent }: { end: RunEnd; isSilent: boolean }) {
  const { error, checks, tables } = end
  return (
    <>
      {tables.map((table, at) => (
        // oxlint-disable-next-line react/no-array-index-key
        <TableView key={at} table={table} no={at + 1} />
      ))}
      {error && <Trouble text={`${words.error(error.line)}: ${error.text}`} />}
      <Checks checks={checks} />
      {isSilent && !error && tables.length === 0 && checks.length === 0 && (
        <Text tone="muted">{words.states.silent}</Text>
      )}
    </>
  )
}

interface RunResultProps extends Pick<RunView, 'printed' | 'checks' | 'outcome'> {
  language: RunLanguage
  code: string
}

export function RunResult({ printed, checks, outcome, language, code }: RunResultProps) {
  const end = outcome?.kind === 'ended' ? outcome.end : undefined
  // A run that was ended from outside cannot tell.
  const isFull = printed.reduce((sum, { text }) => sum + text.length, 0) >= MOST_OUTPUT
  const said = [...printed.map(({ text }) => text), end?.error?.text ?? ''].join('\n')
  return (
    <>
      <Output printed={printed} value={end?.value} />
      {checks && <Checks checks={checks} />}
      {(end?.isCut === true || isFull) && <Text tone="muted">{words.states.cut}</Text>}
      {end && <End end={end} isSilent={printed.length === 0 && end.value === undefined} />}
      {outcome && outcome.kind !== 'ended' && outcome.kind !== 'stopped' && (
        <Trouble text={words.states[outcome.kind]} />
      )}
      {(printed.length > 0 || end) && <Hints hints={findHints(language, code, said)} />}
      {outcome?.kind === 'stopped' && <Text tone="muted">{words.states.stopped}</Text>}
    </>
  )
}
