/** Texts of the transactions and the invoice. */

import type { PaperLanguage } from '#src/engines/latin/format.ts'
import { formatDate, formatDateTime, formatNumber, type Currency, formatMoney } from '#src/lib/bn.ts'
import { brand } from '#src/lib/brand.ts'
import { GATEWAY_WORDS, type GatewayName, PAYMENT_STATE_WORDS } from '#src/lib/payment.ts'

export const words = {
  title: 'লেনদেন',
  subtitle: 'আপনার সব পেমেন্ট, বাকি টাকা ও ইনভয়েস।',
  filter: 'অবস্থা অনুযায়ী দেখুন',
  filters: { all: 'সব', ...PAYMENT_STATE_WORDS },
  count: (count: number) => `${formatNumber(count)}টি লেনদেন`,
  list: 'লেনদেনের তালিকা',
  what: 'কী বাবদ',
  when: 'তারিখ',
  by: 'মাধ্যম',
  amount: 'টাকা',
  state: 'অবস্থা',
  number: 'লেনদেন নম্বর',
  money: (amount: number, currency: Currency) => formatMoney(amount, currency),
  date: (at: string) => formatDate(at),
  dateTime: (at: string) => formatDateTime(at),
  methodName: (method: GatewayName) => GATEWAY_WORDS[method],
  empty: 'এখনো কোনো লেনদেন নেই',
  emptyText: 'কোনো কোর্সে ভর্তি হলে পেমেন্ট ও ইনভয়েস এখানে পাবেন।',
  courses: 'কোর্স দেখুন',
  noneInState: 'এই অবস্থায় কোনো লেনদেন নেই',
  noneInStateText: 'অন্য একটি অবস্থা বেছে দেখুন।',
  seeAll: 'সব দেখুন',
  dueTitle: (course: string) => `${course} কোর্সের টাকা বাকি আছে`,
  due: (amount: number, currency: Currency) => `বাকি ${formatMoney(amount, currency)}`,
  dueBy: (amount: number, currency: Currency, at: string) =>
    `বাকি ${formatMoney(amount, currency)}, ${formatDate(at)}-এর মধ্যে দিন`,
  dueOver: (amount: number, currency: Currency, at: string) =>
    `বাকি ${formatMoney(amount, currency)}। দেওয়ার শেষ দিন ছিল ${formatDate(at)}; সময় পেরিয়ে গেছে, এখনই দিন।`,
  payDue: 'বাকি টাকা দিন',
  dueMissing: (reason: string) => `বাকি টাকার হিসাব আনা গেল না। ${reason}`,
  detail: 'লেনদেনের বিবরণ',
  paid: 'পরিশোধের সময়',
  started: 'শুরুর সময়',
  batch: 'ব্যাচ',
  resume: 'পেমেন্ট চালিয়ে যান',
  check: 'অবস্থা দেখুন',
  tryAgain: 'আবার চেষ্টা করুন',
  toBought: { levels: 'লেভেলগুলোতে যান', batch: 'ব্যাচে যান', courses: 'আমার কোর্স' },
  support: 'সাপোর্টে জানান',
  until: (at: string) => `${formatDateTime(at)} পর্যন্ত শেষ করা যাবে।`,
  over: 'পেমেন্টটি শেষ করার সময় পেরিয়ে গেছে। অবস্থা দেখুন; টাকা না কাটা হলে নতুন করে শুরু করতে পারবেন।',
  missing: 'লেনদেনটি পাওয়া যায়নি',
  missingText: 'নম্বরটি মিলিয়ে দেখুন, বা তালিকা থেকে বেছে নিন।',
  toList: 'লেনদেনের তালিকা',
  total: 'মোট',
  invoice: 'ইনভয়েস',
  print: 'প্রিন্ট করুন',
  bought: (title: string, batch: string | undefined) => (batch ? `${title} · ${batch}` : title),
} as const

const { address, email, phone } = brand.contact

/** The invoice, in the languages of a paper. */
export const invoiceWords = {
  bn: {
    invoice: words.invoice,
    seller: 'বিক্রেতা',
    sellerLines: [address, email, phone],
    buyer: 'ক্রেতা',
    onRecord: 'নাম',
    line: 'বিবরণ',
    amount: words.amount,
    boughtLine: (bought: string, line: string) => `${bought} · ${line}`,
    total: words.total,
    paidTotal: 'পরিশোধিত',
    stillDue: 'বাকি',
    number: words.number,
    methods: GATEWAY_WORDS,
    reference: 'গেটওয়ের নম্বর',
    thanks: 'আমাদের সঙ্গে শেখার জন্য ধন্যবাদ। এই ইনভয়েসে সইয়ের দরকার নেই।',
  },
  en: {
    invoice: 'Invoice',
    seller: 'Seller',
    sellerLines: [brand.latinName, address, email, phone],
    buyer: 'Buyer',
    onRecord: 'Name on record:',
    line: 'Description',
    amount: 'Amount',
    boughtLine: (bought: string, line: string) => `${bought} · ${line}`,
    total: 'Total',
    paidTotal: 'Paid',
    stillDue: 'Due',
    number: 'Transaction number',
    methods: {
      bkash: 'bKash',
      sslcommerz: 'SSLCommerz',
      stripe1: 'Card, from India',
      stripe2: 'Card, international',
    },
    reference: 'Reference of the gateway',
    thanks: 'Thank you for learning with us. This invoice needs no signature.',
  },
} satisfies Record<PaperLanguage, object>
