/** Everything that judges dishes, loaded together: for customers with preferences, and where they are chosen. */
export { AddQuestion } from './AddQuestion.tsx'
export { CardMark, ChoiceMark, DishNotice } from './Marks.tsx'
export { PreferenceSheet } from './PreferenceSheet.tsx'
