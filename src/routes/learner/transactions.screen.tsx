/** The learner's payments, and one of them with its invoice. */

import { useParams } from 'react-router'
import { Head } from '#src/features/shell/head/head.tsx'
import { PhoneBar } from '#src/features/shell/phone-bar/phone-bar.tsx'
import { Dues } from '#src/features/shop/transactions/dues.tsx'
import { TransactionList } from '#src/features/shop/transactions/transaction-list.tsx'
import { Transaction } from '#src/features/shop/transactions/transaction.tsx'
import { words } from '#src/features/shop/transactions/words.ts'
import { paths } from '#src/lib/paths.ts'
import { Page } from '#src/ui/frame/page.tsx'

export function Component() {
  const { idx } = useParams()
  if (idx !== undefined) {
    return (
      <Page key={idx} title={words.detail} width="narrow">
        <Head title={words.detail} isHiddenFromSearch />
        <PhoneBar title={words.detail} backTo={paths.transactions()} />
        <Transaction idx={idx} />
      </Page>
    )
  }
  return (
    <Page title={words.title} subtitle={words.subtitle}>
      <Head title={words.title} isHiddenFromSearch />
      <Dues />
      <TransactionList />
    </Page>
  )
}
