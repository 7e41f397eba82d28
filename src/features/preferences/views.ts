/** Everything that judges a dish, loaded together, and only for customers with preferences. */
export { AddQuestion } from './AddQuestion.tsx'
export { CardMark, ChoiceMark, DishNotice } from './Marks.tsx'
