/**
 * All payments, newest first: a table on a wide screen, cards on a phone; the shown state is in the address.
 * (spec 9: count 100)
 */

import { Link, useSearchParams } from 'react-router'
import { readTransactions } from '#src/api/contract/commerce.ts'
import { type TransactionCard, TransactionState } from '#src/api/shapes/booking.ts'
import { useRead } from '#src/api/use-api.ts'
import { defineFilters, pickOne } from '#src/lib/filters.ts'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { SelectField } from '#src/ui/fields/select-field.tsx'
import { Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { PaymentPill } from '#src/ui/payment-pill.tsx'
import { Empty } from '#src/ui/states/empty.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { SkeletonList, SkeletonRow } from '#src/ui/states/skeleton.tsx'
import { words } from './words.ts'
import classes from './transaction-list.module.css'

const STATES = ['all', ...TransactionState.options] as const

type State = (typeof STATES)[number]
const STATE = pickOne(STATES, 'all')

const filters = defineFilters<{ state: State }>({ state: STATE })

function TransactionRow({ transaction }: { transaction: TransactionCard }) {
  return (
    <tr>
      <th scope="row" className={classes.what}>
        <Link to={paths.transaction(transaction.idx)} className={classes.link}>
          {transaction.title}
        </Link>
        <Text as="code" tone="muted" variant="caption">
          {transaction.idx}
        </Text>
      </th>
      <td className={classes.quiet}>{words.date(transaction.paid_at ?? transaction.created_at)}</td>
      <td className={classes.quiet}>{words.methodName(transaction.method)}</td>
      <td className={classes.amount}>{words.money(transaction.amount, transaction.currency)}</td>
      <td className={classes.state}>
        <PaymentPill state={transaction.state} />
      </td>
    </tr>
  )
}

function Table({ rows }: { rows: readonly TransactionCard[] }) {
  return (
    <table className={classes.table} aria-label={words.list}>
      <thead>
        <tr>
          <th scope="col">{words.what}</th>
          <th scope="col">{words.when}</th>
          <th scope="col">{words.by}</th>
          <th scope="col" className={classes.amount}>
            {words.amount}
          </th>
          <th scope="col">{words.state}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <TransactionRow key={row.idx} transaction={row} />
        ))}
      </tbody>
    </table>
  )
}

export function TransactionList() {
  const [query, setQuery] = useSearchParams()
  const filter = filters.parse(query).state
  const read = useRead(readTransactions())

  const show = (state: State) =>
    setQuery(filters.change(query, { state }), { replace: true, preventScrollReset: true })
  const nothing = (
    <Empty
      title={words.empty}
      text={words.emptyText}
      action={<Button to={paths.courses()}>{words.courses}</Button>}
    />
  )
  const noneInState = (
    <Empty
      art="search"
      title={words.noneInState}
      text={words.noneInStateText}
      action={<Button onClick={() => show('all')}>{words.seeAll}</Button>}
    />
  )

  return (
    <Load
      from={read}
      skeleton={
        <SkeletonList count={4}>
          <SkeletonRow />
        </SkeletonList>
      }
      isEmpty={({ data }) => data.length === 0}
      empty={nothing}
    >
      {({ data }) => {
        const shown = data.filter(({ state }) => filter === 'all' || state === filter)
        return (
          <Stack as="section" gap={14}>
            <Row justify="between" wrap gap={8} gapX={16} className={classes.head}>
              <SelectField
                label={words.filter}
                isLabelHidden
                value={filter}
                onChange={({ target }) => show(STATE.read(target.value))}
                choices={STATES.map((value) => ({ value, label: words.filters[value] }))}
                placeholder={null}
              />
              <Text tone="muted" variant="note" role="status">
                {words.count(shown.length)}
              </Text>
            </Row>
            {shown.length === 0 ? noneInState : <Table rows={shown} />}
          </Stack>
        )
      }}
    </Load>
  )
}
