import type { AlertChannel, AlertName } from '#src/api/shapes/notification.ts'
import { alertNames } from '../shared/alert-words.ts'

const ofKinds: typeof alertNames = {
  live: 'ক্লাসের',
  assignment: 'কাজের',
  exam: 'পরীক্ষার',
  notice: 'নোটিশের',
  payment: 'পেমেন্টের',
  job: 'চাকরির',
}
const channels: Readonly<Record<AlertChannel, string>> = { push: 'পুশ', sms: 'এসএমএস', email: 'ইমেইল' }

const joinOf = (missing: readonly AlertName[]) => missing.map((kind) => ofKinds[kind]).join(' ও ')

export const words = {
  title: 'নোটিফিকেশন সেটিংস',
  subtitle: 'কোন খবর কোথায় পাবেন, তা এখানে ঠিক করুন।',
  kind: 'কোন খবর',
  kinds: alertNames,
  app: 'অ্যাপে',
  appAlways: 'সব সময় থাকে',
  channels,
  box: (kind: AlertName, channel: AlertChannel) =>
    `${kind === 'live' ? 'লাইভ ক্লাস' : alertNames[kind]} · ${channels[channel]}`,
  notOffered: 'পাঠানো হয় না',
  changed: (kind: AlertName, channel: AlertChannel, isOn: boolean) =>
    `${ofKinds[kind]} ${channels[channel]} ${isOn ? 'চালু' : 'বন্ধ'} হয়েছে`,
  allChanged: (isOff: boolean) => (isOff ? 'সব বন্ধ হয়েছে' : 'আবার চালু হয়েছে'),
  undo: 'ফিরিয়ে নিন',
  notSaved: (why: string) => `সেভ হয়নি, আগের মতোই আছে। ${why}`,
  inApp: 'অ্যাপের ভেতরে সব খবর সব সময় থাকে।',
  whileAllOff: 'এখন সব বন্ধ। আবার চালু করলে ওপরের ঘরগুলো যেমন আছে তেমনই কাজ করবে।',
  notByChannel: (missing: readonly AlertName[], channel: AlertChannel) =>
    `${joinOf(missing)} খবর ${channels[channel]}ে যায় না।`,
  noPush: 'এই সাইটে পুশ এখনো চালু হয়নি, তাই বাছা যাচ্ছে না।',
  noPhone: 'আপনার অ্যাকাউন্টে মোবাইল নম্বর নেই, তাই এসএমএস যাবে না।',
  noEmail: 'আপনার অ্যাকাউন্টে ইমেইল নেই, তাই ইমেইল যাবে না।',
  addEmail: 'প্রোফাইলে ইমেইল দিন',
  askSupport: 'সাপোর্টে জানান',
  night: 'রাতে চুপ থাকুক',
  nightText: 'রাত ১০টা – সকাল ৮টা, এই ডিভাইসে। জরুরি নয় এমন পুশ আসবে শব্দ ছাড়া।',
  nightNotKept: 'এই ব্রাউজার সেটিংসটি রাখতে পারছে না। প্রাইভেট উইন্ডো হলে সাধারণ উইন্ডোতে খুলে আবার চেষ্টা করুন।',
  allOff: 'সব বন্ধ',
  allOffText: 'পেমেন্ট ও নিরাপত্তার খবর থাকবে: অ্যাপে সব খবর, এসএমএসে শুধু লগইনের কোড।',
} as const
