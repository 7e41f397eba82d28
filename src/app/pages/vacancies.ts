/** The list and one of it: one file, because who opens one opens the next. */
export { default as Vacancies } from '#/features/vacancies/VacanciesScreen.tsx'
export { default as Vacancy } from '#/features/vacancies/VacancyScreen.tsx'
