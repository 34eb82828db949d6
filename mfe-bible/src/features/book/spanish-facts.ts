/**
 * What the books are, and whose they are said to be, in Spanish, by the English of content/authored/books: what is written
 * anew there has no Spanish until it is translated here.
 */
export const spanishFacts: Readonly<Record<string, string>> = {
  'The beginnings of the world, of the nations and of the family of Israel':
    'Los comienzos del mundo, de las naciones y de la familia de Israel',
  'How Israel came out of slavery in Egypt, and what God asked of it at Sinai':
    'Cómo salió Israel de Egipto y qué le pidió Dios en el Sinaí',
  'Worship, clean living and holiness for a people with God in its midst':
    'Culto, pureza y santidad para un pueblo con Dios en medio de él',
  'Forty years between Sinai and the border of the promised land':
    'Cuarenta años entre el Sinaí y la frontera de la tierra prometida',
  'The last words of Moses to Israel before it crosses the Jordan':
    'Las últimas palabras de Moisés a Israel antes de cruzar el Jordán',
  'How Israel entered the promised land and shared it out': 'Cómo entró Israel en la tierra prometida y la repartió',
  'Israel before it had kings, and the deliverers whom God raised up':
    'Israel antes de tener reyes, y los libertadores que Dios levantó',
  "A widow from Moab finds a home, and Israel gains the grandmother of its king's father":
    'Una viuda de Moab encuentra hogar, e Israel, a la abuela del padre de su rey',
  'Samuel the prophet, Saul the first king, and the young David':
    'Samuel el profeta, Saúl el primer rey y el joven David',
  'The reign of David: his rise, his sin and what it did to his house':
    'El reinado de David: su ascenso, su pecado y lo que este hizo a su casa',
  'Solomon and his Temple, the kingdom split in two, and the prophet Elijah':
    'Salomón y su Templo, el reino partido en dos y el profeta Elías',
  'Elisha, the fall of Samaria and the fall of Jerusalem': 'Eliseo, la caída de Samaria y la caída de Jerusalén',
  "Israel's family tree, and the reign of David told with the Temple in view":
    'El árbol familiar de Israel y el reinado de David, contados con la vista puesta en el Templo',
  'The Temple and the kings of Judah, from Solomon to the exile and the way home':
    'El Templo y los reyes de Judá, desde Salomón hasta el exilio y el camino de vuelta',
  'Exiles come home from Babylon, rebuild the Temple and return to the law':
    'Los desterrados vuelven de Babilonia, reconstruyen el Templo y regresan a la ley',
  'A royal cupbearer rebuilds the wall of Jerusalem, and its people with it':
    'Un copero del rey reconstruye la muralla de Jerusalén y, con ella, a su pueblo',
  'A Jewish queen of Persia risks her life to save her people':
    'Una reina judía de Persia arriesga la vida para salvar a su pueblo',
  'A good man suffers, his friends explain, and God answers out of the whirlwind':
    'Un hombre bueno sufre, sus amigos dan explicaciones y Dios responde desde el torbellino',
  'One hundred and fifty songs and prayers, for every state of the heart':
    'Ciento cincuenta cantos y oraciones para cada estado del corazón',
  'Short sayings on how to live well, gathered for the young and the wise':
    'Dichos breves sobre cómo vivir bien, reunidos para los jóvenes y los sabios',
  "The Preacher's search for something that lasts under the sun": 'El Predicador busca algo que perdure bajo el sol',
  'Love poems of a man and a woman, in a garden of images':
    'Poemas de amor de un hombre y una mujer, en un jardín de imágenes',
  'Judgement and comfort, from a prophet who saw the Lord on a high throne':
    'Juicio y consuelo, de un profeta que vio al Señor en un trono alto',
  'Forty years of warning before the fall of Jerusalem, and a new covenant after it':
    'Cuarenta años de advertencias antes de la caída de Jerusalén, y un nuevo pacto después',
  'Five poems of grief over the ruin of Jerusalem': 'Cinco poemas de duelo por la ruina de Jerusalén',
  'Visions of a prophet in exile: the glory leaves Jerusalem, and comes back':
    'Visiones de un profeta en el exilio: la gloria deja Jerusalén, y vuelve',
  'Faithful exiles at foreign courts, and visions of the kingdoms of the world':
    'Desterrados fieles en cortes extranjeras, y visiones de los reinos del mundo',
  "A prophet's broken marriage becomes a picture of God's love for Israel":
    'El matrimonio roto de un profeta se vuelve imagen del amor de Dios por Israel',
  'A plague of locusts, the day of the Lord, and the Spirit poured out on all':
    'Una plaga de langostas, el día del Señor y el Espíritu derramado sobre todos',
  'A shepherd from Judah tells a rich Israel what God thinks of its injustice':
    'Un pastor de Judá dice a un Israel rico qué piensa Dios de su injusticia',
  'A word against Edom, which looked on while Jerusalem fell':
    'Palabra contra Edom, que se quedó mirando mientras caía Jerusalén',
  'A prophet runs from his errand and is angry that an enemy city is spared':
    'Un profeta huye de su encargo y se enoja porque se perdona a una ciudad enemiga',
  'Judgement on corrupt cities, and a ruler to come from little Bethlehem':
    'Juicio sobre ciudades corruptas, y un gobernante que vendrá de la pequeña Belén',
  'The fall of Nineveh, told in fierce and vivid verse': 'La caída de Nínive, contada en versos fieros y vivos',
  'A prophet asks God why evil wins, and learns to wait and to sing':
    'Un profeta pregunta a Dios por qué vence el mal, y aprende a esperar y a cantar',
  'The great day of the Lord, and the song of those who remain': 'El gran día del Señor, y el canto de los que quedan',
  'Four short messages that set the rebuilding of the Temple going again':
    'Cuatro mensajes breves que ponen otra vez en marcha la reconstrucción del Templo',
  'Night visions of a city rebuilt, and a king who comes riding on an ass':
    'Visiones nocturnas de una ciudad reconstruida, y un rey que llega montado en un asno',
  'Six disputes between God and a tired people, and a messenger to come':
    'Seis disputas entre Dios y un pueblo cansado, y un mensajero que vendrá',
  'The good news of Jesus the Messiah, son of David and teacher of the kingdom':
    'La buena noticia de Jesús el Mesías, hijo de David y maestro del reino',
  'The shortest Gospel: Jesus in action, on the way to the cross':
    'El Evangelio más breve: Jesús en acción, camino de la cruz',
  'An orderly account of Jesus, the friend of outsiders': 'Un relato ordenado de Jesús, el amigo de los de fuera',
  'The Gospel of the Word made flesh, written so that its readers may believe':
    'El Evangelio del Verbo hecho carne, escrito para que sus lectores crean',
  'How the news of Jesus went from Jerusalem to Rome': 'Cómo llegó la noticia de Jesús de Jerusalén a Roma',
  'Paul explains the gospel to a church that he has not yet seen':
    'Pablo explica el evangelio a una iglesia que aún no ha visto',
  'Answers for a gifted and quarrelsome church in a busy port':
    'Respuestas a una iglesia dotada y pendenciera en un puerto muy activo',
  'A wounded apostle opens his heart to a church that doubted him':
    'Un apóstol herido abre su corazón a una iglesia que dudó de él',
  'A heated letter about freedom, faith and the law': 'Una carta encendida sobre la libertad, la fe y la ley',
  "God's plan to make all things one in Christ, and the life that fits it":
    'El plan de Dios de unir todas las cosas en Cristo, y la vida que le corresponde',
  'A thank-you letter from prison, full of joy': 'Una carta de agradecimiento desde la cárcel, llena de alegría',
  'Christ before all things, and enough for those who are in him':
    'Cristo, antes de todas las cosas y suficiente para los que están en él',
  'Encouragement for a young church that waits for its Lord': 'Ánimo para una iglesia joven que espera a su Señor',
  'A second letter to Thessalonica: stand firm, and do not stop working':
    'Segunda carta a Tesalónica: manténganse firmes y no dejen de trabajar',
  'Advice to a young pastor on how to look after a church':
    'Consejos a un pastor joven sobre cómo cuidar de una iglesia',
  "Paul's farewell: guard what was entrusted to you, and come soon":
    'La despedida de Pablo: guarda lo que se te confió y ven pronto',
  'How to set a new church in order on an island of bad repute':
    'Cómo poner en orden una iglesia nueva en una isla de mala fama',
  'A short plea to receive a runaway slave as a brother':
    'Un breve ruego de que se reciba como hermano a un esclavo fugitivo',
  'A sermon to the weary: Jesus is the better priest, so hold on':
    'Un sermón para cansados: Jesús es el mejor sacerdote, así que resistan',
  'Faith shown by what one does: practical wisdom for scattered believers':
    'La fe se muestra en lo que se hace: sabiduría práctica para creyentes dispersos',
  'Hope for Christians who live as strangers and suffer for it':
    'Esperanza para cristianos que viven como extranjeros y sufren por ello',
  'A last reminder: grow in knowledge, beware false teachers, and wait':
    'Un último recordatorio: crezcan en conocimiento, cuídense de los falsos maestros y esperen',
  'God is light and God is love: how believers may know that they have life':
    'Dios es luz y Dios es amor: cómo pueden saber los creyentes que tienen vida',
  'A note to a church: walk in love, and be careful whom you let in':
    'Una nota a una iglesia: anden en amor y cuiden a quién dejan entrar',
  'A note to a generous host, and a word on a man who likes to be first':
    'Una nota a un anfitrión generoso, y unas palabras sobre uno que gusta de ser el primero',
  'A call to contend for the faith, and one of the great blessings':
    'Un llamado a luchar por la fe, y una de las grandes bendiciones',
  "Visions of the Lamb, of evil's defeat and of all things made new":
    'Visiones del Cordero, de la derrota del mal y de todas las cosas hechas nuevas',
  'Moses, by tradition': 'Moisés, según la tradición',
  'Not named; Joshua, by Jewish tradition': 'No se nombra; Josué, según la tradición judía',
  'Not named; Samuel, by Jewish tradition': 'No se nombra; Samuel, según la tradición judía',
  'Not named; Samuel, Nathan and Gad, by Jewish tradition':
    'No se nombra; Samuel, Natán y Gad, según la tradición judía',
  'Not named; Nathan and Gad, by Jewish tradition': 'No se nombra; Natán y Gad, según la tradición judía',
  'Not named; Jeremiah, by Jewish tradition': 'No se nombra; Jeremías, según la tradición judía',
  'Not named; Ezra, by Jewish tradition': 'No se nombra; Esdras, según la tradición judía',
  'Ezra, by Jewish tradition': 'Esdras, según la tradición judía',
  'Nehemiah speaks in much of it': 'Nehemías habla en gran parte de él',
  'Not named': 'No se nombra',
  'Not named; Moses, by one Jewish tradition': 'No se nombra; Moisés, según una tradición judía',
  'David, Asaph, the sons of Korah and others, by their titles':
    'David, Asaf, los hijos de Coré y otros, según sus títulos',
  'Solomon, with Agur, Lemuel and others': 'Salomón, con Agur, Lemuel y otros',
  'The Preacher; Solomon, by tradition': 'El Predicador; Salomón, según la tradición',
  'Solomon, by its first line and tradition': 'Salomón, según su primera línea y la tradición',
  'Isaiah the son of Amoz': 'Isaías, hijo de Amoz',
  'Jeremiah, through Baruch the scribe': 'Jeremías, por medio del escriba Baruc',
  'Not named; Jeremiah, by tradition': 'No se nombra; Jeremías, según la tradición',
  'Ezekiel the priest': 'Ezequiel el sacerdote',
  'Daniel speaks in the visions': 'Daniel habla en las visiones',
  'Hosea the son of Beeri': 'Oseas, hijo de Beeri',
  'Joel the son of Pethuel': 'Joel, hijo de Petuel',
  'Amos of Tekoa': 'Amós de Tecoa',
  Obadiah: 'Abdías',
  'Micah of Moresheth': 'Miqueas de Moreset',
  'Nahum of Elkosh': 'Nahúm de Elcos',
  'Habakkuk the prophet': 'Habacuc el profeta',
  'Zephaniah the son of Cushi': 'Sofonías, hijo de Cusi',
  'Haggai the prophet': 'Hageo el profeta',
  'Zechariah the son of Berechiah': 'Zacarías, hijo de Berequías',
  Malachi: 'Malaquías',
  'Not named; Matthew the apostle, by tradition': 'No se nombra; Mateo el apóstol, según la tradición',
  'Not named; Mark, by tradition': 'No se nombra; Marcos, según la tradición',
  'Not named; Luke the physician, by tradition': 'No se nombra; Lucas el médico, según la tradición',
  'The beloved disciple; John the apostle, by tradition': 'El discípulo amado; Juan el apóstol, según la tradición',
  'Not named; Luke, by tradition': 'No se nombra; Lucas, según la tradición',
  Paul: 'Pablo',
  'Paul, with Sosthenes': 'Pablo, con Sóstenes',
  'Paul, with Timothy': 'Pablo, con Timoteo',
  'Paul, as it says': 'Pablo, como dice la carta',
  'Paul, with Silvanus and Timothy': 'Pablo, con Silvano y Timoteo',
  'Not named; Paul, by an old tradition that was long disputed':
    'No se nombra; Pablo, según una tradición antigua y largo tiempo discutida',
  'James; the brother of Jesus, by tradition': 'Santiago; el hermano de Jesús, según la tradición',
  'Peter, by the hand of Silvanus': 'Pedro, por mano de Silvano',
  'Peter, as it says': 'Pedro, como dice la carta',
  'Not named; John the apostle, by tradition': 'No se nombra; Juan el apóstol, según la tradición',
  'The elder; John the apostle, by tradition': 'El anciano; Juan el apóstol, según la tradición',
  'Jude the brother of James': 'Judas, hermano de Santiago',
  'John; the apostle, by tradition': 'Juan; el apóstol, según la tradición',
};
