import { EARLY_CLICKS_ATTRIBUTE } from '../document/element-ids';

/** A held link is followed after this time, if the page is not ready by then. Milliseconds. */
export const HOLD_LINK_MS = 5000;

/**
 * Script before the text of a page. It records the keys and clicks that nothing handles while scripts of the page still
 * load, until `replayEarlyInput` repeats them. Everything that works without scripts is left to the browser: links,
 * fields, scrolling, menus. A key or a click that is repeated because nothing happened is recorded once.
 */
export const recorderScript = (): string =>
  [
    '(()=>{const kept=[],undo=[],stop=()=>undo.splice(0).forEach(run=>run()),early={kept,stop,isRecording:true},',
    'near=(a,b)=>Math.abs(a-b)<9,',
    // In the bubbling phase on the window: every listener of the page has had the event.
    'on=(type,run,capture)=>{addEventListener(type,run,capture);undo.push(()=>removeEventListener(type,run,capture))},',
    'plain=e=>early.isRecording&&!e.defaultPrevented&&!e.ctrlKey&&!e.metaKey&&!e.altKey&&e.target instanceof Element,',
    'keep=input=>{const last=kept.at(-1);input.path=location.pathname;',
    'if(!last||last.key!==input.key||last.target!==input.target||!near(last.x,input.x)||!near(last.y,input.y))kept.push(input);',
    'return input},',
    'follow=input=>{const at=kept.indexOf(input);if(at<0)return;kept.splice(at,1);location.href=input.target.closest("a").href};',
    'on("keydown",e=>{if(plain(e)&&!e.repeat&&!e.isComposing&&/^(Escape|Arrow(Left|Right)|\\S)$/.test(e.key)',
    '&&!e.target.closest("input,textarea,select,[contenteditable]"))',
    'keep({key:e.key,target:e.target,x:0,y:0,detail:0})});',
    `on("click",e=>{if(!plain(e)||e.shiftKey||e.button||!e.target.closest("[${EARLY_CLICKS_ATTRIBUTE}]")`,
    '||!getSelection().isCollapsed)return;const link=e.target.closest("a"),at=e.target.getBoundingClientRect(),',
    'input=keep({key:"",target:e.target,x:e.clientX-at.x,y:e.clientY-at.y,detail:Math.min(e.detail,1)});',
    `if(link){e.preventDefault();const timer=setTimeout(follow,${HOLD_LINK_MS},input);undo.push(()=>clearTimeout(timer))}});`,
    // Without its scripts the page never replays anything.
    'on("error",({target})=>{if(target instanceof HTMLScriptElement){stop();',
    'const link=kept.findLast(({target})=>target.closest("a"));link&&follow(link)}},true);',
    'globalThis.mannaEarly=early})()',
  ].join('');
