// Wordy ways of saying a thing, and shorter ones that say the same.
export const wordiness: readonly (readonly [RegExp, string])[] = [
  [/\bin order to\b/gi, 'to'],
  [/\bon a daily basis\b/gi, 'daily'],
  [/\bon a weekly basis\b/gi, 'weekly'],
  [/\bon a monthly basis\b/gi, 'monthly'],
  [/\bon a (?:yearly|annual) basis\b/gi, 'yearly'],
  [/\bon a regular basis\b/gi, 'regularly'],
  [/\bdue to the fact that\b/gi, 'because'],
  [/\bfor the purpose of\b/gi, 'for'],
  [/\bin a timely (?:manner|fashion|matter)\b/gi, 'on time'],
  [/\bwith regards? to\b/gi, 'about'],
  [/\bin regards? to\b/gi, 'about'],
  [/\butili[sz](e|ed|es|ing)\b/gi, 'us$1'],
  [/\bleverag(e|ed|es|ing)\b(?= (?!buyouts?|loans?|financ))/gi, 'us$1'],
  [/\b(?:successfully|effectively|efficiently|proactively|seamlessly|dynamically) (?=[a-z]+ed\b)/gi, ''],
  [/\b(\w+) \1\b(?= )/gi, '$1'],
  [/\bassist(ed|ing|s)? with helping\b/gi, 'help$1'],
]

/** Misspellings that resumes are full of. */
export const misspellings: Readonly<Record<string, string>> = Object.fromEntries(
  `recieve=receive recieved=received recieving=receiving managment=management manger=manager responsable=responsible responsibile=responsible responsiblity=responsibility
  responsibilty=responsibility enviroment=environment enviornment=environment occured=occurred seperate=separate seperated=separated definately=definitely
  liason=liaison excells=excels excell=excel industies=industries yeilding=yielding accross=across acheive=achieve acheived=achieved acheivement=achievement
  accomodate=accommodate accomodated=accommodated aquire=acquire aquired=acquired assistence=assistance buisness=business cemetary=cemetery
  collegue=colleague colleages=colleagues comittee=committee commitee=committee commited=committed committment=commitment communciation=communication
  comunication=communication competative=competitive consistant=consistent consistantly=consistently costomer=customer
  custmer=customer custumer=customer developement=development develope=develop developped=developed diffrent=different effecient=efficient
  efficent=efficient eqipment=equipment equiptment=equipment equipement=equipment excercise=exercise experiance=experience experianced=experienced
  expierence=experience familar=familiar finacial=financial finanical=financial foriegn=foreign foward=forward goverment=government guarentee=guarantee
  harrassment=harassment hygeine=hygiene immediatly=immediately impliment=implement implimented=implemented improvment=improvement independant=independent
  independantly=independently inital=initial instalation=installation instaled=installed inteligence=intelligence inventroy=inventory
  knowlege=knowledge knowledgable=knowledgeable labratory=laboratory leadershp=leadership lisence=license licence=licence maintainance=maintenance
  maintenence=maintenance maintanance=maintenance maintaned=maintained managed=managed mangaed=managed manageing=managing medcial=medical
  necesary=necessary neccessary=necessary negociate=negotiate negociated=negotiated occassion=occasion occassionally=occasionally ocassionally=occasionally
  operater=operator oportunity=opportunity organizaton=organization orginal=original orginized=organized orgainzed=organized paitent=patient paitents=patients
  payed=paid perfered=preferred performence=performance personel=personnel personell=personnel prefered=preferred preparred=prepared proccess=process
  proccessed=processed proffesional=professional profesional=professional professionaly=professionally proficent=proficient programing=programming
  publically=publicly purchace=purchase purchaced=purchased reccomend=recommend recomend=recommend recomended=recommended refered=referred
  referal=referral relevent=relevant reponsible=responsible resturant=restaurant restaraunt=restaurant resteraunt=restaurant saftey=safety
  schedual=schedule schduled=scheduled scheduleing=scheduling secratary=secretary servicing=servicing sevice=service shedule=schedule sucess=success sucessful=successful
  succesful=successful successfull=successful sucessfully=successfully succesfully=successfully supervison=supervision superviser=supervisor
  suport=support teached=taught technicain=technician techician=technician temperture=temperature tranport=transport transfered=transferred traning=training
  trainning=training troubleshotting=troubleshooting untill=until usefull=useful vaccum=vacuum vechicle=vehicle vehical=vehicle vehicals=vehicles
  volunter=volunteer warehose=warehouse wich=which writting=writing writen=written alot=a-lot guage=gauge privledge=privilege enginner=engineer
  administated=administrated aswell=as-well adminstration=administration adminstered=administered adminstrative=administrative`
    .split(/\s+/)
    .map((pair) => pair.split('='))
    .filter(([from, to]) => from !== to),
)
