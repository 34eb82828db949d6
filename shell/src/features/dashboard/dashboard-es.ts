import { translate, type TranslationPair } from '@manna/shared/contracts';
import { dashboardText } from './dashboard-text';
import { linkPanelsText } from './link-panels-text';

export const dashboardEs: readonly TranslationPair[] = [
  translate(dashboardText, {
    panels: 'Paneles',
    main: 'Panel principal',
    leftSide: 'Paneles de la izquierda',
    rightSide: 'Paneles de la derecha',
    panel: (number) => `Panel ${number}`,
    panelNamed: (number, title) => `Panel ${number}: ${title}`,
    tools: (panel) => `Herramientas de ${panel}`,
    back: 'Atrás',
    forward: 'Adelante',
    close: 'Cerrar panel',
    moveOn: 'Mover al lugar siguiente',
    moveAcross: 'Mover al otro lado',
    openInMain: 'Abrir en el panel principal',
    resizeLeft: 'Ancho de los paneles de la izquierda',
    resizeRight: 'Ancho de los paneles de la derecha',
    resizeLeftRows: 'Altura del panel de arriba a la izquierda',
    resizeRightRows: 'Altura del panel de arriba a la derecha',
    closed: 'Panel cerrado.',
    moved: 'Panel movido.',
  }),
  translate(linkPanelsText, {
    offer: 'Formas de abrir este enlace',
    newPanel: 'Abrir en un panel nuevo',
    inPanel: (number) => `Abrir en el panel ${number}`,
    newTab: 'Abrir en una pestaña nueva',
    copy: 'Copiar la dirección del enlace',
    copied: 'Dirección del enlace copiada.',
    notCopied: 'No se pudo copiar la dirección del enlace.',
  }),
];
