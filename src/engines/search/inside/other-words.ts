/** Synonyms, as people use them when searching. Each line is one thing; a word may be in several lines. */

import { dropEnding, foldLetters, listWords } from '../letters.ts'
import { getSound } from './sound.ts'

/** Names of one thing in both scripts, and abbreviations. */
const SAME = `
excel এক্সেল spreadsheet স্প্রেডশিট গুগলশিট googlesheet xls
facebook ফেসবুক fb এফবি meta মেটা
english ইংরেজি ইংলিশ
spoken স্পোকেন speaking স্পিকিং কথাবলা
ads অ্যাডস এডস অ্যাড এড বিজ্ঞাপন advertising advertisement বুস্ট boost বুস্টিং boosting
data ডেটা ডাটা উপাত্ত
database ডেটাবেজ ডাটাবেজ ডাটাবেস sql mysql postgres postgresql mongodb এসকিউএল কোয়েরি query
freelancing ফ্রিল্যান্সিং ফ্রিল্যান্সার freelancer outsourcing আউটসোর্সিং upwork আপওয়ার্ক fiverr ফাইভার মার্কেটপ্লেস marketplace
seo এসইও সার্চইঞ্জিন searchengine
ml মেশিনলার্নিং machinelearning ai এআই কৃত্রিমবুদ্ধিমত্তা artificialintelligence
javascript জাভাস্ক্রিপ্ট js জেএস
react রিঅ্যাক্ট রিয়েক্ট রিএক্ট reactjs nextjs
node নোড nodejs express এক্সপ্রেস
python পাইথন
django জ্যাঙ্গো জ্যাংগো ডিজ্যাঙ্গো ডিজাঙ্গো
backend ব্যাকএন্ড ব্যাকেন্ড সার্ভার server
frontend ফ্রন্টএন্ড ফ্রন্টেন্ড
website ওয়েবসাইট web ওয়েব সাইট site
app অ্যাপ এপ অ্যাপস apps android অ্যান্ড্রয়েড এন্ড্রয়েড ios মোবাইলঅ্যাপ mobileapp flutter ফ্লাটার
mobile মোবাইল phone ফোন
ui ইউআই ইন্টারফেস interface
ux ইউএক্স userexperience
design ডিজাইন নকশা ডিজাইনার designer designing
figma ফিগমা
research রিসার্চ গবেষণা
prototype প্রোটোটাইপ wireframe ওয়্যারফ্রেম
writing রাইটিং লেখা লিখতে লেখালেখি copywriting কপিরাইটিং
presentation প্রেজেন্টেশন উপস্থাপনা powerpoint পাওয়ারপয়েন্ট ppt slide স্লাইড
content কনটেন্ট কন্টেন্ট youtube ইউটিউব reels রিলস টিকটক tiktok
video ভিডিও
email ইমেইল ইমেল mail মেইল
interview ইন্টারভিউ ভাইভা viva সাক্ষাৎকার
job চাকরি চাকুরি career ক্যারিয়ার জব
cv সিভি resume রেজুমে বায়োডাটা biodata
statistics পরিসংখ্যান stats স্ট্যাটিস্টিকস গণিত math maths
git গিট github গিটহাব versioncontrol
bundle বান্ডেল প্যাকেজ package combo কম্বো
free ফ্রি ফ্রী বিনামূল্যে বিনামুল্যে ফ্রিতে বিনাপয়সায়
live লাইভ সরাসরি
recorded রেকর্ডেড রেকর্ড recording রেকর্ডিং
digital ডিজিটাল
marketing মার্কেটিং বিপণন
google গুগল
office অফিস
ielts আইইএলটিএস আইএলটিএস
fullstack ফুলস্ট্যাক mern মার্ন
programming প্রোগ্রামিং coding কোডিং কোড code
payment পেমেন্ট টাকা পয়সা taka money bkash বিকাশ নগদ nagad রকেট rocket card কার্ড লেনদেন transaction কিস্তি
refund রিফান্ড ফেরত ফেরৎ ফিরিয়ে
certificate সার্টিফিকেট সনদ সনদপত্র সার্টিফিকেশন
password পাসওয়ার্ড login লগইন লগিন signin সাইনইন
otp ওটিপি কোডআসেনি
account অ্যাকাউন্ট একাউন্ট আইডি profile প্রোফাইল
teacher শিক্ষক টিচার sir স্যার ম্যাম মেন্টর mentor instructor
exam পরীক্ষা পরিক্ষা এক্সাম test টেস্ট
quiz কুইজ mcq এমসিকিউ
assignment অ্যাসাইনমেন্ট এসাইনমেন্ট homework হোমওয়ার্ক বাড়িরকাজ
routine রুটিন schedule সময়সূচি সময়সূচী
class ক্লাস ক্লাশ
batch ব্যাচ
module মডিউল
marks নম্বর মার্ক মার্কস নাম্বার score ফল রেজাল্ট result
join যোগ জয়েন ঢুকতে ঢোকা
link লিংক লিঙ্ক zoom জুম meet মিট
sound শব্দ সাউন্ড audio অডিও আওয়াজ আওয়াজ মাইক mic microphone মাইক্রোফোন
lock লক locked বন্ধ ব্লক block ব্যান ban
device ডিভাইস
note নোট notes নোটস
notice নোটিশ নোটিস ঘোষণা
`

/** Related words: somebody who searches for the first may want one of the others. */
const NEAR = `
হিসাব হিসাবনিকাশ accounting excel
income আয় ইনকাম উপার্জন earning earn freelancing
graphic graphics গ্রাফিক গ্রাফিক্স photoshop illustrator canva logo লোগো design
programming html python javascript web
social সোশ্যাল সোশাল facebook marketing
instagram ইনস্টাগ্রাম marketing content
business ব্যবসা উদ্যোক্তা ecommerce marketing
analysis অ্যানালাইসিস analytics analyst বিশ্লেষণ data
science সায়েন্স সাইন্স বিজ্ঞান data
software সফটওয়্যার programming web
abroad বিদেশ ভিসা ielts
grammar গ্রামার ব্যাকরণ english
page পেজ facebook
computer কম্পিউটার office excel
typing টাইপিং word ওয়ার্ড office
php laravel java spring api backend
blog ব্লগ blogging ব্লগিং writing seo content
microcopy মাইক্রোকপি writing
chatgpt চ্যাটজিপিটি gpt ai
vue angular css html frontend
job interview freelancing spoken
cv interview email job
photo ছবি photography ফটোগ্রাফি video content
editing এডিটিং editor premiere video content
deep learning neural pandas ml python
c++ c# cpp c programming
hacking devops docker cloud linux backend web
`

function readLines(text: string): string[][] {
  return foldLetters(text)
    .trim()
    .split('\n')
    .map((line) => line.split(' '))
}

type OtherWords = ReadonlyMap<string, readonly string[]>

/** By spelling, and by sound for Bengali typed in Latin letters. */
function buildMap(lines: readonly (readonly string[])[]): OtherWords {
  const others = new Map<string, Set<string>>()
  for (const line of lines) {
    for (const word of line) {
      const names = line.filter((one) => one !== word)
      for (const key of [word, getSound(word)])
        if (key) others.set(key, new Set([...(others.get(key) ?? []), ...names]))
    }
  }
  return new Map([...others].map(([word, all]) => [word, [...all]]))
}

export const readOtherWords = (): { same: OtherWords; near: OtherWords } => ({
  same: buildMap(readLines(SAME)),
  near: buildMap(readLines(NEAR)),
})

/** Words that only express a wish and not its subject: they have no weight beside others. */
const EMPTY: ReadonlySet<string> = new Set(
  foldLetters(`কোর্স course courses শিখতে শিখব শিখবো শেখা শেখার শিখা শেখান শেখানো শিখানো learn how to shikhte shikhbo shikte sikhte sikhbo chai course
চাই চাচ্ছি চান করতে করব করবো করা করে কর korte korbo kora kore কি কী ki কিভাবে কীভাবে kivabe kibhabe kemne কেমনে কোথায় kothay কেন keno কখন কবে কই koi
জন্য jonno দিয়ে diye থেকে theke শুরু shuru start ও এবং আর বা ar the a an for of in on and i want my me is with does not দরকার lagbe লাগবে need
আমি আমার আমাকে ami amar একটা একটি ekta এর এ তে na না নাই নেই nai হয় hoy হয়নি হচ্ছে হবে হয়ে পারছি পারি পারব পারবো parchi যায় যাব যাবো jabo
আছে ache কিছু সব ভালো valo bhalo সেরা best please প্লিজ ভাই bhai bangla বাংলা বাংলায় পাওয়া পাব pabo বানানো বানাতে বানাই banate banano তৈরি toiri কাজ kaj`).split(
    /\s+/,
  ),
)

/** The words of a query that name its subject; all words if none does. */
export function listAskedWords(query: string): string[] {
  const words = listWords(query)
  const telling = words.filter((word) => !EMPTY.has(word) && !EMPTY.has(dropEnding(word)))
  return telling.length > 0 ? telling : words
}
