export { accessibilityFaults } from './accessibility-faults';
export { describeFirstPage } from './describe-first-page';
export { describePillar } from './describe-pillar';
export { idle } from './idle';
export { dataFrom, openHomeCard, openRoute, renderWithApp, siteWith } from './render-with-app';
export { sectionNamed } from './section-named';
