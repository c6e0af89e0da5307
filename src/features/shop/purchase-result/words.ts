/** Texts of the page a gateway leads back to. */

import { formatDateTime, formatDay, type Currency, formatMoney } from '#src/lib/bn.ts'
import { offers } from '#src/lib/features.ts'
import { GATEWAY_WORDS, type GatewayName } from '#src/lib/payment.ts'

export const words = {
  head: 'পেমেন্টের ফল',
  bar: 'পেমেন্ট',
  pending: 'পেমেন্টের খবর নেওয়া হচ্ছে',
  pendingText: offers.transactions
    ? 'গেটওয়ে থেকে খবর আসতে কয়েক মিনিট লাগতে পারে। এই পেজ বন্ধ করলেও পেমেন্ট হারাবে না, লেনদেনের তালিকায় পাবেন।'
    : 'গেটওয়ে থেকে খবর আসতে কয়েক মিনিট লাগতে পারে। এই পেজ বন্ধ করলেও পেমেন্ট হারাবে না।',
  still: 'এখনো খবর আসেনি',
  stillText: 'টাকা কাটা হয়ে থাকলে চিন্তা নেই, খবর এলে আপনার ভর্তি নিজে থেকেই সম্পন্ন হবে। আবার টাকা দেবেন না।',
  resume: 'পেমেন্ট চালিয়ে যান',
  again: 'আবার দেখুন',
  paid: 'অভিনন্দন, ভর্তি সম্পন্ন!',
  paidText: (course: string) =>
    `${course} কোর্সে আপনি যুক্ত হয়েছেন। ক্লাসের সময়, রেকর্ডিং ও নোটিশ এখন থেকে ‘আমার কোর্স’-এ পাবেন।`,
  duePaid: 'বাকি টাকা পরিশোধ হয়েছে',
  duePaidText: (course: string) => `ধন্যবাদ! ${course} কোর্সের বাকি টাকা আমরা পেয়েছি।`,
  levelsPaid: 'লেভেলগুলো এখন আপনার',
  levelsPaidText: (title: string) => `${title}: আপনার পেমেন্ট আমরা পেয়েছি। এখনই শুরু করতে পারেন।`,
  toBought: { levels: 'লেভেল শুরু করুন', batch: 'ব্যাচে যান', courses: 'আমার কোর্স' },
  invoice: 'ইনভয়েস দেখুন',
  failed: 'পেমেন্ট হয়নি',
  cancelled: 'পেমেন্ট বাতিল হয়েছে',
  tryAgain: 'আবার চেষ্টা করুন',
  support: 'সাপোর্টে জানান',
  transactions: 'সব লেনদেন',
  next: {
    title: 'এরপর কী',
    bought: (course: string) => `নতুন কোর্স: ${course}`,
    firstClass: 'প্রথম ক্লাস',
    begins: 'ব্যাচ শুরু',
    open: 'কোর্স খুলুন',
    openText: 'ভিডিও সেখানে পাবেন। ক্লাসের তারিখ ঠিক হলে রুটিনে দেখা যাবে।',
    check: 'ক্লাসে ঢোকার আগে যাচাই করুন',
    checkText: 'আপনার ইন্টারনেট, ব্রাউজার ও লগইন ঠিক আছে কি না, এখনই দেখে নিন।',
    help: 'সাহায্য লাগলে',
    helpText: 'কোর্স ও লেনদেনের নম্বর আগে থেকেই লেখা থাকবে।',
    helpFirst: (course: string, idx: string) => `${course} কোর্সে নতুন ভর্তি হয়েছি, লেনদেন নম্বর ${idx}। `,
    putAway: 'সরিয়ে রাখুন',
  },
  number: 'লেনদেন নম্বর',
  method: 'মাধ্যম',
  methodName: (method: GatewayName) => GATEWAY_WORDS[method],
  amount: 'টাকার পরিমাণ',
  money: (amount: number, currency: Currency) => formatMoney(amount, currency),
  batch: 'ব্যাচ',
  at: 'সময়',
  day: (at: string) => formatDay(at),
  dateTime: (at: string) => formatDateTime(at),
  login: 'ফল দেখতে লগইন করুন',
  loginText: 'যে অ্যাকাউন্ট থেকে টাকা দিয়েছেন, সেটিতে লগইন করুন।',
  loginButton: 'লগইন করুন',
  missing: 'লেনদেনটি পাওয়া যায়নি',
  missingText: 'অন্য অ্যাকাউন্ট থেকে টাকা দিয়ে থাকলে সেটিতে লগইন করুন।',
} as const
