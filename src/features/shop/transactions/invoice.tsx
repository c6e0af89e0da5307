/**
 * The invoice as printed: brand, number, both parties, lines, total; one A4 sheet without the app around it.
 * (spec 7 invoice/{id})
 */

import { IconPrinter } from '@tabler/icons-react'
import { commerce } from '#src/api/contract/commerce.ts'
import type { Invoice as InvoiceData, Transaction } from '#src/api/shapes/booking.ts'
import { useApi } from '#src/api/use-api.ts'
import { useLatinName } from '#src/api/use-latin-name.ts'
import { usePaperLanguage, usePaperName, usePaperWords } from '#src/engines/papers/paper-language.ts'
import { PaperLanguages } from '#src/engines/papers/parts/language-bar.tsx'
import { printPaper } from '#src/engines/papers/parts/print-paper.ts'
import { Button } from '#src/ui/button.tsx'
import { Logo } from '#src/ui/frame/logo.tsx'
import { Grid, Row, Stack } from '#src/ui/layout/layout.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { SkeletonText } from '#src/ui/states/skeleton.tsx'
import { joinClassNames } from '#src/ui/theme/class-names.ts'
import { invoiceWords, words } from './words.ts'
import sheet from '#src/engines/papers/parts/sheet.module.css'
import classes from './invoice.module.css'

interface SheetProps {
  invoice: InvoiceData
  /** The paid item: the invoice's own lines only name the fee. */
  bought: string
}

function Sides({ invoice: { buyer } }: Omit<SheetProps, 'bought'>) {
  const { words, formats } = usePaperWords(invoiceWords)
  const { name, recorded } = usePaperName(buyer.name)
  const sides = [
    { title: words.seller, lines: words.sellerLines.map(formats.text) },
    {
      title: words.buyer,
      lines: [
        name,
        recorded && `${words.onRecord} ${recorded}`,
        buyer.phone,
        buyer.email,
        formats.text(buyer.location),
      ],
    },
  ]
  return (
    <Grid gap={16} gapX={32} className={classes.sides}>
      {sides.map(({ title, lines }) => (
        <address key={title}>
          <strong>{title}</strong>
          {lines.filter(Boolean).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      ))}
    </Grid>
  )
}

function Lines({ invoice: { lines, total, paid, due, currency }, bought }: SheetProps) {
  const { words, formats } = usePaperWords(invoiceWords)
  const item = formats.joinTitle(bought)
  const sums = [
    [words.total, total],
    [words.paidTotal, paid],
    ...(due > 0 ? [[words.stillDue, due] as const] : []),
  ] as const
  return (
    <table className={classes.lines}>
      <thead>
        <tr>
          <th scope="col">{words.line}</th>
          <th scope="col">{words.amount}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ title, amount }, at) => (
          <tr key={title}>
            <td>{at === 0 ? words.boughtLine(item, formats.joinTitle(title)) : formats.joinTitle(title)}</td>
            <td>{formats.money(amount, currency)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {sums.map(([title, amount]) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            <td>{formats.money(amount, currency)}</td>
          </tr>
        ))}
      </tfoot>
    </table>
  )
}

function Sheet({ invoice, bought }: SheetProps) {
  const { language, words, formats, brandName } = usePaperWords(invoiceWords)
  return (
    <Stack
      as="article"
      gap={24}
      ground="surface"
      radius="lg"
      border="line"
      pad={20}
      className={joinClassNames(sheet.sheet, classes.sheet)}
      aria-label={words.invoice}
      lang={language}
    >
      <Row as="header" align="start" justify="between" wrap gap={16} className={classes.head}>
        {language === 'bn' ? <Logo /> : <strong>{brandName}</strong>}
        <div>
          <strong>{words.invoice}</strong>
          <code>{invoice.no}</code>
          <span>{formats.date(invoice.issued_at)}</span>
        </div>
      </Row>
      <Sides invoice={invoice} />
      <Lines invoice={invoice} bought={bought} />
      <footer className={classes.foot}>
        <p>
          {words.number} <code>{invoice.idx}</code> · {words.methods[invoice.method]}
        </p>
        {invoice.gateway_reference && (
          <p>
            {words.reference} <code>{invoice.gateway_reference}</code>
          </p>
        )}
        <p>{words.thanks}</p>
      </footer>
    </Stack>
  )
}

function Printed({ invoice, bought }: SheetProps) {
  const [language, setLanguage] = usePaperLanguage()
  const latin = useLatinName(invoice.buyer.name, language === 'en')
  return (
    <PaperLanguages language={language} onChange={setLanguage} name={latin}>
      <Sheet invoice={invoice} bought={bought} />
    </PaperLanguages>
  )
}

export function Invoice({ payment: { idx, title, schedule } }: { payment: Transaction }) {
  const read = useApi(commerce.invoice, { params: { id: idx } })
  // A course without a start has no batch to name.
  const bought = words.bought(title, schedule?.start_at ? schedule.label : undefined)
  return (
    <Stack as="section" gap={12} aria-labelledby="invoice">
      <Row justify="between" wrap gap={8} gapX={16} className={classes.bar}>
        <h2 id="invoice">{words.invoice}</h2>
        <Button
          variant="default"
          leftSection={<IconPrinter aria-hidden="true" />}
          onClick={() => void printPaper()}
        >
          {words.print}
        </Button>
      </Row>
      <Load from={read} skeleton={<SkeletonText lines={8} />}>
        {(invoice) => <Printed invoice={invoice} bought={bought} />}
      </Load>
    </Stack>
  )
}
