import {
  Actions,
  Alert,
  Button,
  ButtonLink,
  Card,
  formatCount,
  Grid,
  Icon,
  LanguageNote,
  listPageAddress,
  PageNumbers,
  Spinner,
} from '..';
import type { AlertStatus, IconName, LinkComponent } from '..';
import { CategoryIcon } from '../controls';
import { categoryShapes } from '../controls/category-shapes';
import styles from './gallery.module.css';

const PlainLink: LinkComponent = ({ to, children, ...rest }) => (
  <a href={to} {...rest}>
    {children}
  </a>
);

const accents = ['red', 'orange', 'yellow', 'green', 'blue', 'purple'] as const;
const firstPaintIcons: readonly IconName[] = ['home', 'book', 'menu', 'search', 'more', 'share', 'info', 'warning'];
const statuses: readonly AlertStatus[] = ['primary', 'success', 'warning', 'danger'];

export function ButtonDemo() {
  return (
    <Actions>
      <Button onClick={() => undefined}>Outlined</Button>
      <Button look="filled" icon="retry" onClick={() => undefined}>
        Filled
      </Button>
      <Button disabled onClick={() => undefined}>
        Disabled
      </Button>
      <ButtonLink as={PlainLink} to="/buttons" icon="book">
        A link
      </ButtonLink>
    </Actions>
  );
}

export function CardDemo() {
  return (
    <>
      <Card>A surface that lies on the page.</Card>
      <Grid label="Colours">
        {accents.map((accent) => (
          <Card key={accent} accent={accent}>
            {accent}
          </Card>
        ))}
      </Grid>
    </>
  );
}

export function AlertDemo() {
  return (
    <>
      {statuses.map((status) => (
        <Alert key={status} status={status} closeLabel={`Dismiss the ${status} message`}>
          A message of the status {status}, with <a href="/alerts">a link</a> in it.
        </Alert>
      ))}
      <Alert readOnly>A message that stays.</Alert>
      <Alert closeLabel="Dismiss the short message" status="success" autoCloseSeconds={600}>
        A message that goes by itself.
      </Alert>
      <LanguageNote>What stands here in another language than the page itself.</LanguageNote>
    </>
  );
}

export function MarkDemo() {
  return (
    <>
      <p>
        <Spinner label="Loading..." /> after 200 ms
      </p>
      <p>{[7, 999, 1000, 1200, 31_102, 999_950, 2_500_000].map(formatCount).join(', ')}</p>
      <p className={styles.icons}>
        {firstPaintIcons.map((name) => (
          <Icon key={name} name={name} />
        ))}
      </p>
    </>
  );
}

export function PageNumbersDemo() {
  return [
    [1, 2],
    [1, 31],
    [4, 31],
    [16, 31],
    [31, 31],
  ].map(([current = 1, count = 1]) => (
    <PageNumbers
      key={`${current} of ${count}`}
      as={PlainLink}
      current={current}
      count={count}
      addressOf={(page) => listPageAddress('/page-numbers', page)}
      label={`Page ${current} of ${count}`}
      previous="Previous"
      next="Next"
      pageName={(page) => `Page ${page}`}
    />
  ));
}

export function IconDemo() {
  return (
    <Grid label="Icons">
      {[...categoryShapes.keys(), 'a-slug-that-is-not-known'].map((name) => (
        <span key={name} className={styles.named}>
          <CategoryIcon name={name} />
          {name}
        </span>
      ))}
    </Grid>
  );
}
