/** Words of something that was pressed and has not arrived yet. */
export const words = {
  sending: 'পাঠানো হচ্ছে',
  waiting: 'জমা নেওয়া হয়েছে, পাঠানো বাকি',
  waitingText: 'ইন্টারনেট এলে নিজে থেকেই যাবে, যে পেজেই থাকুন।',
  unsure: 'পৌঁছেছে কি না, জানা যায়নি',
  unsureText: 'পাঠানোর পরে উত্তর আসেনি। আবার পাঠালে দুবার যেতে পারে।',
  refused: 'পাঠানো যায়নি',
  again: 'আবার',
  takeBack: 'ফিরিয়ে নিন',
} as const
