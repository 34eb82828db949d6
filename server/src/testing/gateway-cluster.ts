import path from 'node:path';
import { createWholeSite, type FixtureSite } from './fixture-site';
import { LoadBalancer } from './load-balancer';
import { endProgram, listening, runProgram, type Program, type ProgramName } from './run-program';
import { createDatabase, templateFor, type TestDatabase } from './test-database';

/** A gateway of a cluster. */
export interface ClusterGateway {
  url: string;
  program: Program;
}

interface ClusterOptions {
  gateways: number;
  environment?: Record<string, string>;
  program?: ProgramName;
  site?: FixtureSite;
}

/** Real gateways with folders of their own on one database, behind a proxy. */
export class GatewayCluster {
  readonly gateways: ClusterGateway[] = [];
  #started = 0;

  private constructor(
    readonly site: FixtureSite,
    readonly database: TestDatabase,
    readonly balancer: LoadBalancer,
    readonly options: ClusterOptions,
  ) {}

  static async start(options: ClusterOptions): Promise<GatewayCluster> {
    const site = options.site ?? (await createWholeSite());
    const database = await createDatabase({ template: templateFor(site.release) });
    const cluster = new GatewayCluster(site, database, await LoadBalancer.open(), options);
    for (let index = 0; index < options.gateways; index += 1) cluster.gateways.push(await cluster.startGateway());
    await cluster.balance();
    return cluster;
  }

  /** Starts one more gateway, which gets no requests yet. */
  async startGateway(): Promise<ClusterGateway> {
    const { environment = {}, program: name = 'server' } = this.options;
    this.#started += 1;
    const program = runProgram(name, this.site, {
      environment: {
        DATABASE_URL: this.database.url,
        DATA_DIR: path.join(this.site.folder, `data-${this.#started}`),
        ACCOUNTS_PORT: 'off',
        TRUSTED_PROXIES: '127.0.0.1',
        RENDERS_PER_MINUTE: '100000',
        ...environment,
      },
    });
    return { program, url: await listening(program) };
  }

  /** Lets the proxy use the gateways that there are. */
  async balance(): Promise<void> {
    await this.balancer.use(this.gateways.map(({ url }) => url));
  }

  /** Ends a gateway by a signal, and puts a new one in its place. */
  async replace(index: number, signal: NodeJS.Signals): Promise<void> {
    const before = this.gateways[index];
    if (!before) throw new Error(`there is no gateway ${index}`);
    await endProgram(before.program, signal);
    this.gateways[index] = await this.startGateway();
    await this.balance();
  }

  async close(): Promise<void> {
    await this.balancer.close();
    for (const { program } of this.gateways)
      if (program.child.exitCode === null && program.child.signalCode === null) await endProgram(program, 'SIGKILL');
    await this.database.drop();
    await this.site.remove();
  }
}
